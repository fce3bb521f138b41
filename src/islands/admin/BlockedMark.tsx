import { adminTexts } from '../../lib/texts/texts.ts';

/** Marks a customer who may not book by themselves. */
export const BlockedMark = () => <span className="badge tone-red">{adminTexts().blocked}</span>;
