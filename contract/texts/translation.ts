/** The shape of a catalogue, for one in another language: the same keys, with any texts. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Texts]: Translation<Texts[Key]> };
