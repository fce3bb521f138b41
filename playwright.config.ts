import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';
import { origin } from './tests/support/site.ts';

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'browser', testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'] },
    // Takes minutes: part of `npm run prove`.
    { name: 'exhaustive', testMatch: 'exhaustive/**/*.spec.ts' },
  ],
  globalSetup: './tests/support/site.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  workers: 4,
  // Generous, so that a busy machine does not fail tests.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    timezoneId: 'Europe/Berlin',
    // The specified texts are English; what is tested in German says so.
    locale: 'en-US',
    // Drawing each frame of a motion takes a tenth of the time. Where it matters, the slider and the day at the counter, it moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: chromiumArguments,
    },
  },
});
