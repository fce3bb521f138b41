/** Removes Astro's English text from a schema error; returns other errors unchanged. */
export function toGermanError(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error.name !== 'InvalidContentEntryDataError') return error;
  const [, ...problems] = error.message.split('\n').filter((line) => line.trim() !== '');
  return new Error([path, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n'));
}

/** `**items.0.title**: …` becomes `items, Eintrag 1, title: …`; the name is empty if the problem concerns the whole file. */
function formatProblem(problem: string): string {
  const [, name, text] = /^\s*\*\*(.*?)\*\*: (.*)$/.exec(problem) ?? [];
  if (name === undefined) return problem.trim();
  const place = name.replace(/\.(\d+)/g, (_, index) => `, Eintrag ${Number(index) + 1}`);
  return name ? `${place.replace(/(Eintrag \d+)\./g, '$1, ')}: ${text}` : (text ?? '');
}
