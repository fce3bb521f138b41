import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonMessages, type ErrorBody } from '../../contract/common.ts';
import { apiHeaders } from '../../contract/headers.ts';
import { toWireNames } from '../../contract/wire-names.ts';
import { codeOf, isAway, reasonOf } from '../db/driver/failures.ts';
import { AppError, away, notFound, refused } from './errors.ts';

/** Our messages for what the framework itself refuses. */
export const messages: Record<number, string> = {
  404: commonMessages.notFound,
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  431: 'The headers are too large',
  415: 'Send the body as application/json, and a file as multipart/form-data',
};

/** Turns any error into the wire's error body. From 500 up the cause goes only to the log. */
export function answerFailure(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, details } = hasLeft(request)
    ? refused(commonMessages.badRequest)
    : toAppError(error);
  // An AppError was thrown on purpose; there is nothing to log.
  if (status >= 500 && !(error instanceof AppError)) request.log.error(causeOf(error));
  const { wireNames = {} } = request.routeOptions.config;
  const body: ErrorBody = {
    ...errorOf(status, message, request.url),
    ...(details.errors && { errors: toWireNames(details.errors, wireNames) }),
    ...details.body,
  };
  return reply
    .status(status)
    .headers({ ...apiHeaders, 'x-request-id': request.id, ...details.headers })
    .type('application/json; charset=utf-8')
    .send(body);
}

/** The wire's error body. The query string may be personal, so it is left out. */
export const errorOf = (status: number, message: string, url?: string): ErrorBody => ({
  status,
  timestamp: new Date().toISOString(),
  message,
  requestURI: url?.split('?', 1)[0],
});

/** The client left before its request was complete: nobody reads the answer, and it is not our error to log. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

function toAppError(error: Error): AppError {
  if (error instanceof AppError) return error;
  if (isAway(error)) return away();
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (!(status >= 400 && status < 500)) return new AppError(500, commonMessages.internal);
  return new AppError(status, messages[status] ?? commonMessages.badRequest);
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
