/** What other features use to tell of changes. */
export { answerChanges } from './answer-changes.ts';
export { selectChanges } from './select-changes.ts';
