import type { ImportKind } from './import-kind.ts';

/** What tables are imported as, loaded when it is needed. */
export const kinds = {
  vehicles: async (): Promise<ImportKind> => (await import('./vehicle-kind.ts')).vehicleKind,
};
export type KindName = keyof typeof kinds;
