/** What other features count, and what is read of them. */
export { browserErrors, counted, refusals } from './counted.ts';
export type { Figures } from './figures.ts';
