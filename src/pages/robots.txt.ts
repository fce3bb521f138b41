import type { APIRoute } from 'astro';
import { displayImage } from '../../contract/vehicles/images.ts';
import { pages } from '../../contract/site/pages.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';

const disallowed = [pages.admin, pages.user, '/api/'];
/** Calls that the public pages need. The longest matching rule wins. */
const allowed = [getVehicle, displayImage].map(({ path }) => `/api${path.replace(/:\w+$/, '')}`);

export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      'User-agent: *',
      ...disallowed.map((path) => `Disallow: ${path}`),
      ...allowed.map((path) => `Allow: ${path}`),
      `Sitemap: ${new URL('sitemap.xml', site).href}`,
      '',
    ].join('\n'),
  );
