import { config } from 'zod/v4';

// Otherwise zod tries `new Function`, which the site's policy blocks and reports.
config({ jitless: true });

export * from 'zod/v4';
