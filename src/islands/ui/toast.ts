import { createElement } from 'react';

type Kind = 'success' | 'error';

let toaster: Promise<typeof import('sonner')> | null = null;

/** Mounts the toaster once a page, with its script, when the first toast is due. */
async function mount() {
  const [sonner, { Toasts }, { createRoot }, { flushSync }] = await Promise.all([
    import('sonner'),
    import('./Toasts.tsx'),
    import('react-dom/client'),
    import('react-dom'),
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  host.lang = 'en';
  flushSync(() => createRoot(host).render(createElement(Toasts)));
  return sonner;
}

/** Shows a message for three seconds, longer while the pointer or the focus is on it. */
export function toast(kind: Kind, message: string): void {
  toaster ??= mount();
  toaster.then((sonner) => sonner.toast[kind](message)).catch(console.error);
}
