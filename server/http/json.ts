import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors.ts';

/**
 * More marks than any text has behind one letter (UAX #15, Stream-Safe Text): to put them in their order takes quadratic time.
 * What is hidden between them goes before that; two letters become marks.
 */
const tooManyMarks = /(?:[\p{M}\uff9e\uff9f]\p{Cf}*){31}/u;

const mayHaveMarks = /[^\p{ASCII}]|\\u/u;

/** Accepts JSON bodies only. An empty one counts as none: older clients announce JSON even with a DELETE. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    (request, body: string, done) => {
      if (body === '') done(null, undefined);
      else
        void parse(request, body, (error, parsed: unknown) => {
          const isRefused =
            !error && mayHaveMarks.test(body) && tooManyMarks.test(JSON.stringify(parsed));
          done(isRefused ? badRequest() : error, parsed);
        });
    },
  );
}
