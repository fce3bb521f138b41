/** What other features count, and what is read of them. */
export { counted } from './counted.ts';
export type { Figures } from './figures.ts';
