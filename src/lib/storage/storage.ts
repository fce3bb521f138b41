/** Storage that the browser may deny, or have no room in: then nothing is kept, and nothing was. */
function guard(storage: () => Storage) {
  const attempt = <Result>(act: (store: Storage) => Result): Result | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    /** Null if there is none. */
    read: (key: string): string | null => attempt((store) => store.getItem(key)),
    /** Returns whether it is kept. */
    write: (key: string, value: string): boolean =>
      attempt((store) => (store.setItem(key, value), true)) ?? false,
    remove: (key: string): void => void attempt((store) => store.removeItem(key)),
    clear: (): void => void attempt((store) => store.clear()),
  };
}

/** What this browser keeps for this site. */
export const browserStorage = guard(() => localStorage);
/** What this tab keeps until it is closed. */
export const tabStorage = guard(() => sessionStorage);

/** Whether the browser keeps anything for this site, which logging in needs. */
export function canStore(): boolean {
  const key = 'probe';
  const isKept = browserStorage.write(key, '');
  browserStorage.remove(key);
  return isKept;
}
