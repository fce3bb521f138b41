/** Forms of a text by number; `#` stands for the number. Both languages know only these two. */
interface Forms {
  one: string;
  other: string;
}

/** Writes numbers and chooses plural forms in a language. Formats are made when first used: each takes a browser milliseconds. */
export function counting(locale: string) {
  const rules = once(() => new Intl.PluralRules(locale));
  const numbers = once(() => new Intl.NumberFormat(locale));
  const amounts = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }));
  return {
    /** `1,000` or `1.000` */
    number: (count: number): string => numbers().format(count),
    /** `1,368.00` or `1.368,00` */
    amount: (value: number): string => amounts().format(value),
    plural: (count: number, { one, other }: Forms): string =>
      (rules().select(count) === 'one' ? one : other).replace('#', numbers().format(count)),
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
