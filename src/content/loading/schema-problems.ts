/** What a schema found wrong with a file, without Astro's English sentence around it. Other errors stay as they are. */
export function inGerman(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error.name !== 'InvalidContentEntryDataError') return error;
  const [, ...problems] = error.message.split('\n').filter((line) => line.trim() !== '');
  return new Error([path, ...problems.map((problem) => `  ${inWords(problem)}`)].join('\n'));
}

/** `**items.0.title**: …` as `items, Eintrag 1, title: …`; the name is empty when it is the whole file's. */
function inWords(problem: string): string {
  const [, name, text] = /^\s*\*\*(.*?)\*\*: (.*)$/.exec(problem) ?? [];
  if (name === undefined) return problem.trim();
  const place = name.replace(/\.(\d+)/g, (_, index) => `, Eintrag ${Number(index) + 1}`);
  return name ? `${place.replace(/(Eintrag \d+)\./g, '$1, ')}: ${text}` : (text ?? '');
}
