import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  // The fastest, because it has no windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of Chromium: from `CHROMIUM_PATH`, Playwright or the system; null without one. */
export function findChromium(): string | null {
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths];
  return paths.find((path) => path && existsSync(path)) ?? null;
}

/** Arguments for Chromium without a screen, a sandbox (as root) or a network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
