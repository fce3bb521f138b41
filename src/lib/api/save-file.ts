import { wallTime } from './clock.ts';

/** `users-202611201125.xlsx`, with the time at the company's place, so that files sort by time. */
export const timestamped = (name: string, ending: string): string =>
  `${name}-${wallTime().replaceAll(/\D/g, '')}.${ending}`;

/** Saves a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers start reading after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
