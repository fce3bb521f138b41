import { serve } from '../server/index.ts';

// Visitors reach it through the site, whose address `npm run dev` passes.
await serve(process.env, process.argv[2]);
