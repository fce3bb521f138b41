import type { Format } from './conversion.ts';

const modern = ['avif', 'webp'] as const;

/**
 * The formats for a client, best first. AVIF and WebP go only to one that names them in its Accept header: old clients
 * accept anything and mean what every browser has ever shown.
 */
export function formatsFor(accept = ''): Format[] {
  const named = accept
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim());
  return [...modern.filter((format) => named.includes(`image/${format}`)), 'jpeg', 'png'];
}
