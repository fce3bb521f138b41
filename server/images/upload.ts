import type { FastifyRequest } from 'fastify';
import { AppError, badRequest, refused } from '../http/errors.ts';

interface Upload {
  name: string;
  bytes: Buffer;
}

/** Reads the one file of a multipart request. Throws a 400 when `field` holds none, a 413 when it is too large. */
export async function readUpload(request: FastifyRequest, field: string): Promise<Upload> {
  if (!request.isMultipart()) throw refused('image_missing', 'images.missing');
  const upload = await readFile(request).catch(asAppError);
  if (upload?.field !== field) throw refused('image_missing', 'images.missing');
  return { name: printable(upload.name), bytes: upload.bytes };
}

async function readFile(request: FastifyRequest) {
  const part = await request.file();
  if (!part) return null;
  const bytes = await part.toBuffer();
  // The plugin notices it only when more comes in the same piece.
  if (part.file.truncated) throw tooLarge();
  return { field: part.fieldname, name: part.filename, bytes };
}

const tooLarge = () => new AppError(413, 'image_too_large', 'images.tooLarge');

function asAppError(error: unknown): never {
  if (error instanceof AppError) throw error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  // Whatever else goes wrong here is the sender's: a body that is no multipart or ends too soon.
  throw isTooLarge ? tooLarge() : badRequest();
}

/** A file name comes from anywhere: without control and hidden characters, and not longer than a line. */
const printable = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 100);
