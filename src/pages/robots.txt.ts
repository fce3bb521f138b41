import type { APIRoute } from 'astro';
import { displayImage } from '../../contract/images.ts';
import { pages } from '../../contract/pages.ts';
import { getVehicle } from '../../contract/vehicles.ts';

const closed = [pages.admin, pages.user, '/api/'];
/** What the public pages are drawn from. Of the rules that fit an address, the longest counts. */
const open = [getVehicle, displayImage].map(({ path }) => `/api${path.replace(/:\w+$/, '')}`);

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      ...open.map((path) => `Allow: ${path}`),
      `Sitemap: ${new URL('sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
