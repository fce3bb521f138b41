/** The only file that touches local storage. */
const key = 'token';

/** The stored session token; null when logged out, or when the browser denies storage. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @throws DOMException when the browser denies storage: without it nobody can be logged in. */
export function writeToken(token: string): void {
  localStorage.setItem(key, token);
  mark();
}

export function removeToken(): void {
  try {
    localStorage.removeItem(key);
  } finally {
    mark();
  }
}

/** Calls back when another tab logs in or out; returns the way to stop that. */
export function onTokenChange(listener: () => void): () => void {
  const changed = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    mark();
    listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
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
  `document.documentElement.toggleAttribute("data-token",localStorage.getItem("${key}")!==null)`,
);

/** Loads a module as soon as a token is stored, and never for anonymous visitors. */
export const whenTokenScript = (module: string) =>
  shown(`localStorage.getItem("${key}")!==null&&import(${JSON.stringify(module)})`);
