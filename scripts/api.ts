import { serve } from '../server/index.ts';

await serve();
