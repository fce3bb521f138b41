import { serve } from '../server/index.ts';

// Visitors reach it by the site's address, which the one who starts it names.
await serve(process.env, process.argv[2]);
