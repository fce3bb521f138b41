/** What other features count. */
export { counted } from './counted.ts';
