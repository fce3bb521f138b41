import { commonMessages, type ErrorBody } from '../../contract/common.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** What is wrong with a field. */
export interface FieldError {
  code: ErrorCode;
  message: string;
}

interface Details {
  /** By the name of each wrong field. */
  fields?: Record<string, FieldError>;
  headers?: Record<string, string>;
  body?: Pick<ErrorBody, 'totalPrice' | 'current'> | undefined;
}

/** An error answer. Programs go by its code; `message` is shown to the user. */
export class AppError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(status: number, code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 400 that says what is wrong with each field; the first one is the answer's. */
export function invalid(fields: Record<string, FieldError>): AppError {
  const [first] = Object.values(fields);
  return first ? new AppError(400, first.code, first.message, { fields }) : badRequest();
}

export const invalidField = (field: string, code: ErrorCode, message: string) =>
  invalid({ [field]: { code, message } });

export const refused = (code: ErrorCode, message: string) => new AppError(400, code, message);

export const badRequest = () => refused('bad_request', commonMessages.badRequest);

export const unauthorized = (
  code: ErrorCode = 'unauthorized',
  message: string = commonMessages.unauthorized,
) => new AppError(401, code, message, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = (
  code: ErrorCode = 'forbidden',
  message: string = commonMessages.forbidden,
) => new AppError(403, code, message);

export const notFound = (
  code: ErrorCode = 'not_found',
  message: string = commonMessages.notFound,
) => new AppError(404, code, message);

export const conflict = (code: ErrorCode, message: string, body?: Details['body']) =>
  new AppError(409, code, message, { body });

/** 429 or 503 with Retry-After in seconds. */
export const later = (status: 429 | 503, code: ErrorCode, message: string, seconds: number) =>
  new AppError(status, code, message, { headers: { 'retry-after': String(seconds) } });

/** 503: the database does not answer. */
export const away = () => later(503, 'unavailable', commonMessages.internal, 5);
