import type { NamedVehicle } from '../../../../contract/vehicles/vehicle-name.ts';

/** A vehicle in at most two lines of so many characters, truncated if necessary: its model above its licence plate, or wrapped at spaces. */
export function wrapLabel({ model, licencePlate }: NamedVehicle, maxLength: number): string[] {
  const truncate = (line: string) =>
    line.length > maxLength ? `${line.slice(0, maxLength - 1).trimEnd()}…` : line;
  if (licencePlate) return [truncate(model.trim()), licencePlate];
  const [first = '', ...rest] = wrap(model.trim().split(/\s+/), maxLength);
  return rest.length === 0 ? [truncate(first)] : [truncate(first), truncate(rest.join(' '))];
}

function wrap(words: string[], maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && longer.length <= maxLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
