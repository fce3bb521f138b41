import { serveSite } from './site.ts';

/** Serves the site in a process of its own, so that what measures a page does not keep its answers waiting. */
const { origin, stop } = await serveSite();
process.send!(origin);
process.once('disconnect', () => void stop());
