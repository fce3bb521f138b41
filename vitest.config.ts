import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Of several databases at a time each takes its memory.
    maxWorkers: 3,
    projects: [
      {
        // Passwords are hashed and databases opened: much for the usual 5 s on a machine that is busy.
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 },
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
