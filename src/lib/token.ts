/** No other module touches local storage; inline scripts take the key from here. */
export const tokenKey = 'token';
const deviceKey = 'device';
const base64url: Record<string, string> = { '+': '-', '/': '_', '=': '' };

/** The stored session token; null when logged out, or when the browser denies storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

/** @throws DOMException when the browser denies storage: without it nobody can be logged in. */
export function writeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  mark();
}

export function removeToken(): void {
  try {
    localStorage.removeItem(tokenKey);
  } finally {
    mark();
  }
}

/**
 * The random value by which the server knows this browser again after a good log-in; it outlives the logout. Undefined
 * when the browser denies storage.
 */
export function readDevice(): string | undefined {
  try {
    const known = localStorage.getItem(deviceKey);
    if (known) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const fresh = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (c) => base64url[c]!);
    localStorage.setItem(deviceKey, fresh);
    return fresh;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab logs in or out; returns the way to stop that. */
export function onTokenChange(listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== tokenKey && event.key !== null) return;
    mark();
    listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Calls back once, as soon as a token is stored, here or by another tab; never for anonymous visitors. */
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

/** Styles show the links for anonymous visitors only while <html> carries no `data-token`. */
function mark(): void {
  document.documentElement.toggleAttribute('data-token', readToken() !== null);
}

const shown = (run: string) =>
  `(r=>{r();for(let e of["pageshow","storage"])addEventListener(e,r)})(()=>{try{${run}}catch{}})`;

/**
 * `mark` for the head of every page: it runs before the first paint, when another tab logs in or out, and when the browser
 * shows the page from its back-forward cache, which may be older than the log-in.
 */
export const markScript = shown(
  `document.documentElement.toggleAttribute("data-token",localStorage.getItem("${tokenKey}")!==null)`,
);

/** The same for a piece of script that stands in the page: what it loads is nothing for anonymous visitors. */
export const whenLoggedInScript = (script: string) =>
  shown(`localStorage.getItem("${tokenKey}")!==null&&${script}`);
