/**
 * What was typed into a form, kept for this tab so that a log-in in between loses nothing.
 * Never used for passwords or card data.
 */
export function draft<Values extends object>(name: string) {
  const key = `draft:${name}`;
  return {
    keep: (values: Values): void => sessionStorage.setItem(key, JSON.stringify(values)),
    clear: (): void => sessionStorage.removeItem(key),
    /** Nulls and booleans are ignored: no field holds one. */
    read: (): Partial<Values> => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const entries = Object.entries(stored as object).filter(([, value]) => isKept(value));
        return Object.fromEntries(entries) as Partial<Values>;
      } catch {
        return {};
      }
    },
  };
}

const isKept = (value: unknown): boolean => value !== null && typeof value !== 'boolean';
