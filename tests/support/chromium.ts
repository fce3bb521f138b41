import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPlaces = [
  // Without windows, and so the quickest of them.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium: the setting `CHROMIUM_PATH`, Playwright's own, the system's; null when there is none. */
export function findChromium(): string | null {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPlaces];
  return places.find((place) => place && existsSync(place)) ?? null;
}

/** What a headless Chromium needs on a machine without a screen, a sandbox for root or a network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
