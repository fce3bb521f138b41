/** Letters of a line beside a bar. */
const most = 20;

/** A name in one or two lines of whole words, as far as it fits. */
export function linesOf(name: string): string[] {
  const [first = '', ...rest] = wrapped(name.trim().split(/\s+/));
  return rest.length === 0 ? [cut(first)] : [cut(first), cut(rest.join(' '))];
}

function wrapped(words: string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const cut = (line: string) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line);
