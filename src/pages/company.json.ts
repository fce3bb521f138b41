import type { APIRoute } from 'astro';
import { terms } from '../components/legal/rental-contract.ts';
import { places } from '../components/vehicle/places.ts';
import { business } from '../lib/site/business.ts';
import { company } from '../lib/site/company.ts';

/** What the server needs to know of the site; scripts/build.ts hides it from visitors. */
export const GET: APIRoute = () =>
  Response.json({ terms, company, places, business: JSON.stringify(business) });
