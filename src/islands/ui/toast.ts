import { createElement } from 'react';
import { durations } from '../../../contract/values/limits.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { textsArrive } from '../../lib/texts/texts.ts';

type Kind = 'success' | 'error';
/** Shows a message; returns a function that dismisses it. */
type Show = (kind: Kind, message: string) => () => void;

/** The properties of `inCurrentLanguage`. */
const inOwnWords = () => ({ lang: currentLanguage(), translate: false });

/** Milliseconds that a message waits for the toaster's script. */
const timeLimit = 1000;

let toaster: Promise<Show> | null = null;

async function mount(): Promise<Show> {
  const [{ toast }, { Toasts }, { createRoot }, { flushSync }] = await Promise.all([
    import('sonner'),
    import('./Toasts.tsx'),
    import('react-dom/client'),
    import('react-dom'),
    textsArrive('site'),
  ]);
  const host = Object.assign(document.createElement('div'), inOwnWords());
  document.body.append(host);
  flushSync(() => createRoot(host).render(createElement(Toasts)));
  return (kind, message) => {
    const id = toast[kind](message);
    return () => toast.dismiss(id);
  };
}

/** Loads the toaster at the first interaction, before any message but not during the page load. */
const prepare = () =>
  (toaster ??= mount().catch(() => {
    toaster = null;
    return showPlainToast;
  }));

if (typeof window !== 'undefined')
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, prepare);

let dismissError: () => void = () => undefined;

/**
 * Shows a message for three seconds, longer while hovered or focused. Replaces an earlier error. Works without the toaster
 * if its script fails to load.
 */
export function toast(kind: Kind, message: string) {
  dismissError();
  const timeout = new Promise<Show>((resolve) => {
    setTimeout(() => resolve(showPlainToast), timeLimit);
  });
  const shown = Promise.race([prepare(), timeout]).then((show) => show(kind, message));
  const dismiss = () => void shown.then((remove) => remove());
  dismissError = kind === 'error' ? dismiss : () => undefined;
  return { dismiss };
}

/** Says why something failed. */
export const toastError = (message: string) => toast('error', message);

function showPlainToast(kind: Kind, textContent: string): () => void {
  const note = Object.assign(document.createElement('p'), {
    className: `notice plain-toast ${kind}`,
    role: 'alert',
    ...inOwnWords(),
    textContent,
  });
  document.body.append(note);
  const remove = () => note.remove();
  setTimeout(remove, durations.toast);
  return remove;
}
