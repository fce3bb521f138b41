import type { KnownPlace } from './cell-values.ts';
import type { ImportKind } from './import-kind.ts';

/** What tables are imported as, loaded when it is needed. `today` is the day at the company's place, `places` are the company's. */
export const kinds = {
  vehicles: async (_today: string, places: KnownPlace[] | null): Promise<ImportKind> =>
    (await import('./vehicle-kind.ts')).vehicleKind(places),
  customers: async (today: string): Promise<ImportKind> =>
    (await import('./customer-kind.ts')).customerKind(today),
};
export type KindName = keyof typeof kinds;
