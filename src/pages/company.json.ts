import type { APIRoute } from 'astro';
import { terms } from '../components/legal/rental-contract.ts';

/** What the server needs to know of the site; scripts/build.ts hides it from visitors. */
export const GET: APIRoute = () => Response.json({ terms });
