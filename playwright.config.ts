import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';
import { origin } from './tests/support/site.ts';

/** Files that take half of the time and guard what seldom changes: `npm run test:further`. */
const further = [
  'a11y/{admin,forced-colours,large-text,long-texts,pages,targets}.spec.ts',
  'e2e/{admin-access,admin-choices,admin-downloads,admin-meanwhile,admin-phone}.spec.ts',
  'e2e/{admin-saving,admin-session,block-devices,block-undo,booking-devices}.spec.ts',
  'e2e/{busy-browser,deployment,enlarged-images,euros,first-paint,focus,late}.spec.ts',
  'e2e/{lost-scripts,one-message,outage,policy,quote-devices,session,shells}.spec.ts',
  'e2e/{slider,vehicle-data}.spec.ts',
];

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'suite', testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'], testIgnore: further },
    { name: 'further', testMatch: further },
    // Takes minutes: part of `npm run prove`.
    { name: 'exhaustive', testMatch: 'exhaustive/**/*.spec.ts' },
  ],
  globalSetup: './tests/support/site.ts',
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  fullyParallel: true,
  workers: 3,
  // Generous, so that a busy machine does not fail tests.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A second try leaves a trace; tests/run.ts says how many may need one.
  retries: 1,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin,
    timezoneId: 'Europe/Berlin',
    // The specified texts are English; what is tested in German says so.
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: chromiumArguments,
    },
  },
});
