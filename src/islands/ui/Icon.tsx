const paths = {
  eye: 'M2 12s3.5-6.5 10-6.5S22 12 22 12s-3.5 6.5-10 6.5S2 12 2 12Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M4 4l16 16M9.5 5.8A9.6 9.6 0 0 1 12 5.5C18.5 5.5 22 12 22 12a17 17 0 0 1-3.4 4M6.3 7.5A17 17 0 0 0 2 12s3.5 6.5 10 6.5a9.7 9.7 0 0 0 4.5-1.1M10 10a3 3 0 0 0 4 4',
  back: 'M10 5l-7 7 7 7M3 12h18',
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8.5c1-4 4-6 8-6s7 2 8 6',
  down: 'M6 9.5l6 6 6-6',
  left: 'M14.5 5l-7 7 7 7',
  right: 'M9.5 5l7 7-7 7',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  list: 'M8.5 6H20M8.5 12H20M8.5 18H20M4 6h.5M4 12h.5M4 18h.5',
  invoice: 'M5.5 3.5h13v17l-3.25-2-3.25 2-3.25-2-3.25 2zM9 8h6M9 12h6',
  money: 'M3 6.5h18v11H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 9.5v.5M18 14v.5',
  logout: 'M14 5H5v14h9M10 12h11M17 8l4 4-4 4',
  language:
    'M4 6h9M8.5 4v2M11.5 6c-1 4-3.5 7-7.5 9M6 9.5c1.2 2.5 3 4.3 5.5 5.5M12.5 20l4-9.5 4 9.5M14 16.5h5',
  settings:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-8 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  vehicle:
    'M2.5 16.5v-4l3-1 3-4h6l3.5 4 3.5 1v4h-2M9.5 16.5h5M2.5 16.5h2M7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  enlarge: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  dashboard: 'M4 4h7v9H4zM13 4h7v5h-7zM13 11h7v9h-7zM4 15h7v5H4z',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6.5 8c.6-3.5 3-5.3 6.5-5.3s5.9 1.8 6.5 5.3M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.6c2.3.6 3.6 2.3 4 4.9',
  mail: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  message: 'M4 4.5h16v11.5H11l-5 4v-4H4zM8 8.5h8M8 12h5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.5 9h17M3.5 15h17M12 3c-4.5 5-4.5 13 0 18M12 3c4.5 5 4.5 13 0 18',
  download: 'M12 3.5V15M7 10.5l5 5 5-5M4 20h16',
  key: 'M8 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12.5 12H21v3.5M17 12v3',
  webhook: 'M12 20a8 8 0 1 1 8-8M12 12l8 8M20 14v6h-6',
  copy: 'M9 9h11v11H9zM5.5 15H4V4h11v1.5',
  phone:
    'M6.5 3.5 9.5 8 7.5 10.5a14 14 0 0 0 6 6L16 14.5l4.5 3v2.5a1 1 0 0 1-1 1C11 21 3 13 3 4.5a1 1 0 0 1 1-1z',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  plus: 'M12 4.5v15M4.5 12h15',
  up: 'M6 14.5l6-6 6 6',
  retry: 'M20 11.5a8 8 0 1 0-2.4 6.2M20 5v6.5h-6.5',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon; `size` is in pixels at the default font size, with which it scales. */
export const Icon = ({ name, size }: { name: IconName; size?: number }) => (
  <Drawing path={paths[name]} size={size} />
);

/** An icon that not every screen loads, by its path. */
export function Drawing({ path, size = 20 }: { path: string; size?: number | undefined }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
