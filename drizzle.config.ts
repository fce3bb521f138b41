import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema/index.ts', './server/db/schema/own-use.ts'],
  out: './server/db/migrations',
});
