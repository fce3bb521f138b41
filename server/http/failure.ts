import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { type ErrorBody } from '../../contract/values/common.ts';
import { apiHeaders } from '../../contract/wire/headers.ts';
import type { ErrorCode } from '../../contract/values/errors.ts';
import { toWireNames } from '../../contract/wire/wire-names.ts';
import { codeOf, isAway, reasonOf } from '../db/driver/failures.ts';
import { messageFor } from './language.ts';
import { AppError, away, badRequest, notFound, type FieldError } from './errors.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The number to call, of the built site; undefined without one. */
    phone: () => string | undefined;
  }
}

type Failure = FieldError & { status: number };

const refusals: Record<number, FieldError> = {
  404: { code: 'not_found', message: 'common.notFound' },
  408: { code: 'request_timeout', message: 'common.timedOut' },
  413: { code: 'body_too_large', message: 'common.bodyTooLarge' },
  431: { code: 'headers_too_large', message: 'common.headersTooLarge' },
  415: { code: 'unsupported_media_type', message: 'common.unsupportedMedia' },
};

/** What we say when the framework itself refuses a request. */
export const refusalOf = (status: number): Failure => ({
  status,
  ...(refusals[status] ?? { code: 'bad_request', message: 'common.badRequest' }),
});

/** Turns any error into the wire's error body. From 500 up the cause goes only to the log. */
export function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const failure = hasLeft(request) ? badRequest() : toAppError(error);
  const { status, details } = failure;
  // An AppError was thrown on purpose; there is nothing to log.
  if (status >= 500 && !(error instanceof AppError)) request.log.error(causeOf(error));
  const { wireNames = {} } = request.routeOptions.config;
  // A key for writing may not read what is stored now.
  const { current, ...told } = details.body ?? {};
  const isTold = current && !request.session?.key;
  const body: ErrorBody = {
    ...errorOf(failure, request.headers, request.url, request.server.phone),
    ...(details.fields && fieldErrors(toWireNames(details.fields, wireNames), request.headers)),
    ...told,
    ...(isTold && { current }),
  };
  return reply
    .status(status)
    .headers({ ...apiHeaders, 'x-request-id': request.id, ...details.headers })
    .type('application/json; charset=utf-8')
    .send(body);
}

/** The wire's error body. The query string may be personal, so it is left out. */
export const errorOf = (
  { status, code, message }: Failure,
  headers: IncomingHttpHeaders,
  url?: string,
  phone?: () => string | undefined,
): ErrorBody => ({
  status,
  timestamp: new Date().toISOString(),
  message: messageFor(headers, message, phone),
  requestURI: url?.split('?', 1)[0],
  code,
});

function fieldErrors(
  fields: Record<string, FieldError>,
  headers: IncomingHttpHeaders,
): Pick<ErrorBody, 'errors' | 'codes'> {
  const errors: Record<string, string> = {};
  const codes: Record<string, ErrorCode> = {};
  for (const [name, { code, message }] of Object.entries(fields)) {
    errors[name] = messageFor(headers, message);
    codes[name] = code;
  }
  return { errors, codes };
}

/** The client left before its request was complete: nobody reads the answer, and it is not our error to log. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (isAway(error)) return away();
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return new AppError(500, 'internal', 'common.internal');
  const { code, message } = refusalOf(status);
  return new AppError(status, code, message);
}

/** What may be logged of an error. Drizzle's own message contains the query's values. */
export function causeOf(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error;
  return { code: codeOf(error), cause: reasonOf(error), at: placeOf(error) ?? placeOf(cause) };
}

/** The first line of our own code in an error's stack. */
const placeOf = ({ stack = '' }: Error): string | undefined =>
  /\b(?:server|contract)\/[^\s()]+:\d+/.exec(stack)?.[0];

/** Answers a call that does not exist. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply) =>
  answerFailure(notFound(), request, reply);
