/**
 * What was typed into a form, kept for this tab so that a log-in in between loses nothing.
 * Never used for passwords or card data.
 */
export function draft<Values extends Record<string, string>>(name: string) {
  const key = `draft:${name}`;
  return {
    keep: (values: Values): void => sessionStorage.setItem(key, JSON.stringify(values)),
    clear: (): void => sessionStorage.removeItem(key),
    /** Texts only; anything else in the store is ignored. */
    read: (): Partial<Values> => {
      try {
        const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        const entries = Object.entries(stored as object).filter(([, v]) => typeof v === 'string');
        return Object.fromEntries(entries) as Partial<Values>;
      } catch {
        return {};
      }
    },
  };
}
