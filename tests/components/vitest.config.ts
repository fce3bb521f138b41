import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

/** Apart from the other tests, which need no browser and would load Playwright for nothing. */
export default defineConfig({
  // Found now, since Vite would reload the page for what it finds in the middle of the tests.
  optimizeDeps: {
    include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'],
    entries: ['tests/components/*.test.*'],
  },
  test: {
    name: 'components',
    include: ['tests/components/*.test.{ts,tsx}'],
    setupFiles: 'tests/support/load-texts.ts',
    maxWorkers: 3,
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
});
