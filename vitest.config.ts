import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tests/support/slow-first.ts';

const unitTests = 'tests/unit/**/*.test.ts';
/** They replace modules, which others must not find in their place. */
const replacing = globSync(unitTests)
  .filter((file) => /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));

const unit = {
  setupFiles: 'tests/support/load-texts.ts',
  // Hashing passwords and opening databases may exceed the default 5 s on a busy machine.
  testTimeout: 60_000,
};

/**
 * Most files share the modules of their worker (`isolate: false`): to import them anew took more time than most tests. What a
 * test changes in them, or globally, it changes back.
 */
export default defineConfig({
  test: {
    // Each worker's database needs memory.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: { ...unit, name: 'unit', include: [unitTests], exclude: replacing, isolate: false },
      },
      { test: { ...unit, name: 'unit-replacing', include: replacing } },
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
          isolate: false,
          globalSetup: 'tests/api/setup.ts',
          // Only to end what hangs: on a busy machine a document may take a minute.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
