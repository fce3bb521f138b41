import { commonMessages, type ErrorBody } from '../../contract/common.ts';
import type { ErrorCode } from '../../contract/errors.ts';

interface Details {
  /** The message of each wrong field. */
  errors?: Record<string, string>;
  headers?: Record<string, string>;
  /** What clients branch on, besides the message. */
  body?: Pick<ErrorBody, 'code' | 'totalPrice' | 'current'> | undefined;
}

/** An error answer. `message` is shown to the user. */
export class AppError extends Error {
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400 with the message of each wrong field; the first one is the answer's message. */
export const invalid = (errors: Record<string, string>, code?: ErrorCode) =>
  new AppError(400, Object.values(errors)[0] ?? commonMessages.badRequest, {
    errors,
    ...(code && { body: { code } }),
  });

export const refused = (message: string) => new AppError(400, message);

export const unauthorized = (message: string = commonMessages.unauthorized) =>
  new AppError(401, message, { headers: { 'www-authenticate': 'Bearer' } });

export const forbidden = (message: string = commonMessages.forbidden) => new AppError(403, message);

export const notFound = (message: string = commonMessages.notFound) => new AppError(404, message);

export const conflict = (message: string, body?: Details['body']) =>
  new AppError(409, message, { body });

/** 429 or 503 with Retry-After in seconds. */
export const later = (
  status: 429 | 503,
  message: string,
  seconds: number,
  body?: Details['body'],
) => new AppError(status, message, { headers: { 'retry-after': String(seconds) }, body });

/** 503: the database does not answer. */
export const away = () => later(503, commonMessages.internal, 5);
