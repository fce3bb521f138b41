import { createHash } from 'node:crypto';
import fastifyEtag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { describeApi, showDocs } from '../../contract/wire/docs.ts';
import { route } from '../http/route.ts';
import { tagged } from '../http/versions.ts';
import { describe } from './openapi.ts';
import { docsPage } from './page.ts';

export function docsRoutes(app: FastifyInstance): void {
  // Written when they are first asked for: most servers never are. Anybody may ask, so it is also done once.
  const written = once(() => {
    const description = describe();
    const page = docsPage(description);
    return {
      description: tagged(JSON.stringify(description)),
      page: tagged(page),
      policy: policyOf(page),
    };
  });

  void app.register(async (docs) => {
    // Answers 304 to clients that have them.
    await docs.register(fastifyEtag);

    route(docs, describeApi, async ({ reply }) => {
      const { body, etag } = written().description;
      return reply.headers({ etag, 'content-type': 'application/json; charset=utf-8' }).send(body);
    });

    route(docs, showDocs, async ({ reply }) => {
      const { page, policy } = written();
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          etag: page.etag,
          'content-security-policy': policy,
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        })
        .send(page.body);
    });
  });
}

/** Allows the page's one style sheet and nothing else. */
function policyOf(page: string): string {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
