import { config } from 'zod/v4';

// Without this, zod tries whether it may make functions from texts, and the site's policy reports the attempt.
config({ jitless: true });

export * from 'zod/v4';
