/** Documents of what is agreed, which every rental has. */
export const agreementDocuments = ['confirmation', 'contract'] as const;

/** Documents of what happened at the counter, once it has. */
export const protocols = ['hand-over-protocol', 'return-protocol'] as const;
export type Protocol = (typeof protocols)[number];

/** The documents of a rental. */
export const documentKinds = [...agreementDocuments, ...protocols] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const isProtocol = (kind: DocumentKind): kind is Protocol =>
  (protocols as readonly string[]).includes(kind);
