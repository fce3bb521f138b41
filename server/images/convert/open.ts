import sharp, { type Metadata, type Sharp } from 'sharp';
import { isUploadSize } from '../../../contract/vehicles/images.ts';
import type { Fault } from '../conversion.ts';

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** An upload that was looked at. */
export interface Opened {
  open: () => Sharp;
  metadata: Metadata;
}

/** Looks at an upload, without decoding it. */
export async function openUpload(upload: Uint8Array): Promise<Opened | Fault> {
  const open = () => sharp(upload, { limitInputPixels: false, failOn: 'error' });
  const metadata = await open()
    .metadata()
    .catch(() => null);
  if (!metadata || !isAccepted(metadata)) return 'not_an_image';
  return isWithinLimits(metadata) ? { open, metadata } : 'too_large';
}

const isAccepted = ({ format, compression }: Metadata): boolean =>
  accepted.has(format) && (format !== 'heif' || compression === 'av1');

function isWithinLimits(metadata: Metadata): boolean {
  const { format, autoOrient, pageHeight, isProgressive, depth } = metadata;
  const isWhole = /heif|gif/.test(format) || Boolean(isProgressive) || depth === 'ushort';
  return isUploadSize(autoOrient.width, pageHeight ?? autoOrient.height, isWhole);
}
