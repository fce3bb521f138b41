interface Placed extends Error {
  loc?: { file?: string; line?: number };
  hint?: string;
}

/** What Astro says is wrong, where, and what to do: without the marks, stack lines and links that only its own page shows. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, loc, hint } = error as Placed;
  const lines = message.replaceAll('**', '').split('\n');
  const place = loc?.file ? [`  at ${loc.file}${loc.line ? `:${loc.line}` : ''}`] : [];
  const advice = hint && !hint.includes('docs.astro.build') ? [`  ${hint}`] : [];
  const told = lines.filter((line) => !/^\s+at .+:\d+/.test(line)).join('\n');
  return [told.trimEnd(), ...place, ...advice].join('\n');
}
