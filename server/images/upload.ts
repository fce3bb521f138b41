import type { FastifyRequest } from 'fastify';
import { limits } from '../../contract/values/limits.ts';
import { authenticateAgain } from '../http/authenticate.ts';
import { AppError, badRequest, refused } from '../http/errors.ts';

interface Upload {
  name: string;
  bytes: Buffer;
}

/** How large a file may be, and what is said of one that is missing or too large. */
interface Rules {
  bytes: number;
  missing: () => AppError;
  tooLarge: () => AppError;
}

const imageRules: Rules = {
  bytes: limits.upload.bytes,
  missing: () => refused('image_missing', 'images.missing'),
  tooLarge: () => new AppError(413, 'image_too_large', 'images.tooLarge'),
};

/** Reads the one file of a multipart request. Throws a 400 when `field` holds none, a 413 when it is too large. */
export async function readUpload(
  request: FastifyRequest,
  field: string,
  rules = imageRules,
): Promise<Upload> {
  if (!request.isMultipart()) throw rules.missing();
  const upload = await readFile(request, rules).catch((error: unknown) => {
    throw asAppError(error, rules);
  });
  if (request.session) await authenticateAgain(request);
  if (upload?.field !== field) throw rules.missing();
  return { name: printable(upload.name), bytes: upload.bytes };
}

async function readFile(request: FastifyRequest, { bytes: fileSize, tooLarge }: Rules) {
  const part = await request.file({ limits: { fileSize } });
  if (!part) return null;
  const bytes = await part.toBuffer();
  // The plugin notices it only when more comes in the same piece.
  if (part.file.truncated) throw tooLarge();
  return { field: part.fieldname, name: part.filename, bytes };
}

function asAppError(error: unknown, { tooLarge }: Rules): AppError {
  if (error instanceof AppError) return error;
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  // Whatever else goes wrong here is the sender's: a body that is no multipart or ends too soon.
  return isTooLarge ? tooLarge() : badRequest();
}

/** A file name comes from anywhere: without control and hidden characters, and not longer than a line. */
const printable = (name: string) =>
  name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .slice(0, 100);
