import type { APIRoute } from 'astro';
import { pages } from '../../contract/pages.ts';

const closed = [pages.admin, pages.user, '/api/'];

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${new URL('sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
