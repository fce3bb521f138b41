import { wallTime } from '../../../lib/clock.ts';

/** `users-202611201125.xlsx`: the minute at the company's place, so that files sort by time. */
export const timestamped = (name: string): string =>
  `${name}-${wallTime().replaceAll(/\D/g, '')}.xlsx`;

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
