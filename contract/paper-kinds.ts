/** The papers of a rental. */
export const paperKinds = ['confirmation', 'contract'] as const;
export type PaperKind = (typeof paperKinds)[number];
