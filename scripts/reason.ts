interface LocatedError extends Error {
  loc?: { file?: string; line?: number };
  hint?: string;
}

/** Astro's message, location and hint, without the markup, stack lines and links of its own error page. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, loc, hint } = error as LocatedError;
  const lines = message.replaceAll('**', '').split('\n');
  const place = loc?.file ? [`  at ${loc.file}${loc.line ? `:${loc.line}` : ''}`] : [];
  const advice = hint && !hint.includes('docs.astro.build') ? [`  ${hint}`] : [];
  const text = lines.filter((line) => !/^\s+at .+:\d+/.test(line)).join('\n');
  return [text.trimEnd(), ...place, ...advice].join('\n');
}
