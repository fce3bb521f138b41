import type { ImportKind } from './import-kind.ts';

/** What tables are imported as, loaded when it is needed. `today` is the day at the company's place. */
export const kinds = {
  vehicles: async (): Promise<ImportKind> => (await import('./vehicle-kind.ts')).vehicleKind,
  customers: async (today: string): Promise<ImportKind> =>
    (await import('./customer-kind.ts')).customerKind(today),
};
export type KindName = keyof typeof kinds;
