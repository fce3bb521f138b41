import { adminTexts } from '../../lib/texts/texts.ts';

/** Marks a reservation that needs a vehicle. */
export const MissingMark = () => <span className="badge tone-red">{adminTexts().missing}</span>;
