import type { APIRoute } from 'astro';
import { places } from '../components/vehicle/places.ts';

/** The company's places, for home: its page has no room for what few need. */
export const GET: APIRoute = () => Response.json(places);
