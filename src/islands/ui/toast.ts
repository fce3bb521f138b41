import { createElement } from 'react';
import { durations } from '../../../contract/limits.ts';

type Kind = 'success' | 'error';
/** Shows a message; returns the way to take it back. */
type Show = (kind: Kind, message: string) => () => void;

/** Milliseconds that a message waits for the toaster's script. */
const patience = 1000;

let toaster: Promise<Show> | null = null;

/** Mounts the toaster once a page. */
async function mount(): Promise<Show> {
  const [{ toast }, { Toasts }, { createRoot }, { flushSync }] = await Promise.all([
    import('sonner'),
    import('./Toasts.tsx'),
    import('react-dom/client'),
    import('react-dom'),
  ]);
  const host = document.body.appendChild(document.createElement('div'));
  host.lang = 'en';
  flushSync(() => createRoot(host).render(createElement(Toasts)));
  return (kind, message) => {
    const id = toast[kind](message);
    return () => toast.dismiss(id);
  };
}

/** Asked for before the first message, at the first sign that somebody uses the page; not while the page itself loads. */
const prepare = () =>
  (toaster ??= mount().catch(() => {
    toaster = null;
    return showPlainly;
  }));

if (typeof window !== 'undefined')
  for (const sign of ['pointerdown', 'keydown']) window.addEventListener(sign, prepare);

let dismissError: () => void = () => undefined;

/**
 * Shows a message for three seconds, longer while the pointer or the focus is on it, in place of an error before it. Needs
 * no further script: where the toaster's does not come the message is shown without.
 */
export function toast(kind: Kind, message: string) {
  dismissError();
  const impatient = new Promise<Show>((resolve) => {
    setTimeout(() => resolve(showPlainly), patience);
  });
  const shown = Promise.race([prepare(), impatient]).then((show) => show(kind, message));
  const dismiss = () => void shown.then((takeBack) => takeBack());
  dismissError = kind === 'error' ? dismiss : () => undefined;
  return { dismiss };
}

function showPlainly(kind: Kind, textContent: string): () => void {
  const note = Object.assign(document.createElement('p'), {
    className: `notice plain-toast ${kind}`,
    role: 'alert',
    lang: 'en',
    textContent,
  });
  document.body.append(note);
  const remove = () => note.remove();
  setTimeout(remove, durations.toast);
  return remove;
}
