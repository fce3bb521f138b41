import { browserStorage } from './storage.ts';

/** Other modules do not touch local storage; inline scripts take the key from here. */
export const tokenKey = 'token';
const deviceKey = 'device';
const base64url: Record<string, string> = { '+': '-', '/': '_', '=': '' };

/** The stored session token; null if logged out, or if the browser denies storage. */
export function readToken(): string | null {
  return browserStorage.read(tokenKey);
}

export function writeToken(token: string): void {
  browserStorage.write(tokenKey, token);
  markRoot();
}

export function removeToken(): void {
  browserStorage.remove(tokenKey);
  markRoot();
}

/**
 * A random value by which the server recognizes this browser after a successful log-in; survives logging out. Undefined if
 * the browser denies storage.
 */
export function readDevice(): string | undefined {
  const stored = browserStorage.read(deviceKey);
  if (stored) return stored;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const device = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => base64url[c]!);
  return browserStorage.write(deviceKey, device) ? device : undefined;
}

/** Calls back when another tab logs in or out; returns the unsubscribe function. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return;
    markRoot();
    listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Calls back once, as soon as this or another tab stores a token; never for anonymous visitors. */
export function whenLoggedIn(start: () => void): void {
  const look = () => {
    if (readToken() === null) return;
    stop();
    window.removeEventListener('pageshow', look);
    start();
  };
  const stop = onTokenChange(look);
  window.addEventListener('pageshow', look);
  look();
}

/** Styles hide the links for anonymous visitors while <html> has `data-token`. */
function markRoot(): void {
  document.documentElement.toggleAttribute('data-token', readToken() !== null);
}

/** Runs now, when another tab logs in or out, and when the page returns from the back-forward cache. */
const runOnTokenChange = (script: string) =>
  `(r=>{r();for(let e of["pageshow","storage"])addEventListener(e,r)})(()=>{try{${script}}catch{}})`;

/** `markRoot` for the head of every page, before the first paint. */
export const markScript = runOnTokenChange(
  `document.documentElement.toggleAttribute("data-token",localStorage.getItem("${tokenKey}")!==null)`,
);

/** Makes an inline script run for logged-in visitors only. */
export const whenLoggedInScript = (script: string) =>
  runOnTokenChange(`localStorage.getItem("${tokenKey}")!==null&&${script}`);
