/** Papers of what is agreed, which every rental has. */
export const agreementPapers = ['confirmation', 'contract'] as const;

/** Papers of what happened at the counter, once it has. */
export const protocols = ['hand-over-protocol', 'return-protocol'] as const;
export type Protocol = (typeof protocols)[number];

/** The papers of a rental. */
export const paperKinds = [...agreementPapers, ...protocols] as const;
export type PaperKind = (typeof paperKinds)[number];

export const isProtocol = (kind: PaperKind): kind is Protocol =>
  (protocols as readonly string[]).includes(kind);
