import type { APIRoute } from 'astro';
import { pages } from '../../contract/site/pages.ts';
import { company } from '../lib/site/company.ts';

export const GET: APIRoute = () =>
  Response.json({
    name: `${company.product} | ${company.legalName}`,
    short_name: company.brand,
    lang: 'de',
    id: pages.home,
    start_url: pages.vehicles,
    // With the browser's way back, because nothing of it works without a connection.
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
