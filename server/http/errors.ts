import { type ErrorBody } from '../../contract/values/common.ts';
import type { ErrorCode } from '../../contract/values/errors.ts';
import type { MessageKey } from '../../contract/texts/message-key.ts';

export interface FieldError {
  code: ErrorCode;
  message: MessageKey;
}

interface Details {
  /** By the name of each wrong field. */
  fields?: Record<string, FieldError>;
  headers?: Record<string, string>;
  /** What its code adds to the answer. */
  body?:
    | Omit<
        ErrorBody,
        'status' | 'timestamp' | 'message' | 'requestURI' | 'errors' | 'code' | 'codes'
      >
    | undefined;
}

/** An error answer. Programs go by its code; `message` is shown to the user. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  override readonly message: MessageKey;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, message: MessageKey, details: Details = {}) {
    super();
    this.message = message;
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 400 that says what is wrong with each field; the first one is the answer's. */
export function invalid(fields: Record<string, FieldError>): AppError {
  const [first] = Object.values(fields);
  if (!first) return badRequest();
  return new AppError(400, first.code, first.message, { fields });
}

export const invalidField = (field: string, code: ErrorCode, message: MessageKey) =>
  invalid({ [field]: { code, message } });

export const refused = (code: ErrorCode, message: MessageKey) => new AppError(400, code, message);

export const badRequest = () => refused('bad_request', 'common.badRequest');

export const unauthorized = (
  code: ErrorCode = 'unauthorized',
  message: MessageKey = 'common.unauthorized',
) => new AppError(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = (
  code: ErrorCode = 'forbidden',
  message: MessageKey = 'common.forbidden',
) => new AppError(403, code, message);

export const notFound = (code: ErrorCode = 'not_found', message: MessageKey = 'common.notFound') =>
  new AppError(404, code, message);

export const conflict = (code: ErrorCode, message: MessageKey, details?: Details) =>
  new AppError(409, code, message, details);

/** 429 or 503 with Retry-After in seconds. */
export const later = (status: 429 | 503, code: ErrorCode, message: MessageKey, seconds: number) =>
  new AppError(status, code, message, { headers: { 'retry-after': String(seconds) } });

/** 503: the database does not answer. */
export const away = () => later(503, 'unavailable', 'common.internal', 5);
