/** What other features use of blocks. */
export { blockQueries } from './repository.ts';
