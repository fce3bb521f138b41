import { tabStorage } from './storage.ts';

/**
 * Stores what was typed into a form for this tab, so that logging in again loses nothing. Never used for passwords or card
 * data.
 */
export function draft<Values extends object>(name: string) {
  const key = `draft:${name}`;
  return {
    keep: (values: Values): void => void tabStorage.write(key, JSON.stringify(values)),
    clear: (): void => tabStorage.remove(key),
    /** Ignores nulls and booleans: no field holds one. */
    read: (): Partial<Values> => {
      try {
        const stored: unknown = JSON.parse(tabStorage.read(key) ?? '{}');
        const entries = Object.entries(stored as object).filter(([, value]) => isFieldValue(value));
        return Object.fromEntries(entries) as Partial<Values>;
      } catch {
        return {};
      }
    },
  };
}

const isFieldValue = (value: unknown): boolean => value !== null && typeof value !== 'boolean';
