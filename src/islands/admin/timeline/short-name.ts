/** Pixels: about those of a letter, and of a bar's edges. */
const [letter, edges] = [7, 22];

/** As much of a customer's name as fits into so many pixels: all of it, `E. Mustermann`, `EM`, or nothing. */
export function shortName(name: string, pixels: number): string {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = words.map((word) => [...word][0]);
  const forms = [name, `${initials[0]}. ${words.at(-1)}`, initials.join('')];
  return forms.find((form) => form.length * letter + edges <= pixels) ?? '';
}
