import { adminTexts } from '../../../lib/texts/texts.ts';

/** Says that a message ends a contract. */
export const EndingMark = () => (
  <span className="badge tone-red">{adminTexts().messageKinds.ending}</span>
);
