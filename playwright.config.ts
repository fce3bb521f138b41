import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';
import { origin } from './tests/support/site.ts';

/** Files for `npm run test:further`: CI, which has 25 minutes, keeps the journeys and every screen of visitors and customers. */
const further = [
  'a11y/{admin,admin-languages,forced-colours,large-text,long-texts,pages,targets}.spec.ts',
  'e2e/admin-{access,choices,downloads,lists,meanwhile,phone,prices,saving}.spec.ts',
  'e2e/admin-{session,users,vehicles}.spec.ts',
  'e2e/{block-devices,block-undo,blocks,booking-devices,booking-failures}.spec.ts',
  'e2e/{busy-browser,counter-forms,customer-pages,deployment,enlarged-images,interrupted}.spec.ts',
  'e2e/{erase,euros,first-paint,focus,late,lost-scripts,one-message,outage}.spec.ts',
  'e2e/{keyboard-forms,own-changes,policy,quote-devices,session,shells,slider,the-day,ticket}.spec.ts',
  'e2e/{admin-mails,blocked-storage,failures,after-booking,calendar,contact,history,links,other-hosts,vehicle-data}.spec.ts',
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
