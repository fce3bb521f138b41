import type { APIRoute } from 'astro';
import { securityText } from '../../../contract/site/well-known.ts';
import { company } from '../../lib/site/company.ts';

/** For a CDN, which serves it until the next build; our own server writes a new one each time. */
export const GET: APIRoute = ({ site }) =>
  new Response(securityText({ origin: site!.origin, mail: company.mail, now: new Date() }));
