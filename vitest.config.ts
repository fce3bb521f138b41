import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './tests/support/chromium.ts';

export default defineConfig({
  test: {
    // Each worker's database needs memory.
    maxWorkers: 3,
    projects: [
      {
        // Hashing passwords and opening databases may exceed the default 5 s on a busy machine.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        // Found now, since Vite would reload the page for what it finds in the middle of the tests.
        optimizeDeps: {
          include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
          entries: ['tests/components/*'],
        },
        test: {
          name: 'components',
          include: ['tests/components/*.test.{ts,tsx}'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: findChromium() ?? undefined,
                args: chromiumArguments,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/pages/setup.ts',
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: 'tests/api/setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
