import type { APIRoute } from 'astro';
import { pages } from '../../contract/site/pages.ts';

const { home, vehicles, solutions, about, contact, privacy, imprint, accessibility, ending } =
  pages;

export const GET: APIRoute = ({ site }) => {
  const urls = [
    home,
    vehicles,
    solutions,
    about,
    contact,
    privacy,
    imprint,
    accessibility,
    ending,
  ].map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
  );
};
