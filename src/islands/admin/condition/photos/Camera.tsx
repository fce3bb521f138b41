/** Beside the buttons that take photos; apart from the icons that every screen loads. */
export const Camera = () => (
  <svg
    className="icon"
    viewBox="0 0 24 24"
    width="1.25rem"
    height="1.25rem"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M3.5 8h4L9 5.500h6L16.500 8h4v11.500h-17ZM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z" />
  </svg>
);
