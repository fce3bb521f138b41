import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describeApi, showDocs } from '../../contract/wire/docs.ts';
import { route } from '../http/route.ts';
import { describe } from './openapi.ts';
import { docsPage } from './page.ts';

export function docsRoutes(app: FastifyInstance): void {
  // Written when they are first asked for: most servers never are.
  const written = once(() => {
    const description = describe();
    const page = docsPage(description);
    return { description, page, policy: policyOf(page) };
  });

  route(app, describeApi, async () => ({ ...written().description }));

  route(app, showDocs, async ({ reply }) => {
    const { page, policy } = written();
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(page);
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
