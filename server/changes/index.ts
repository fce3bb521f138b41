/** What other features use to tell of changes. */
export { answerChanges } from './answer-changes.ts';
export { selectChanges, selectCopied } from './select-changes.ts';
