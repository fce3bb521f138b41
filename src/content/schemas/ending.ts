import { group, text } from './fields.ts';
import { heading } from './parts.ts';

export const ending = group({
  ...heading,
  description: text('Beschreibung der Seite für Suchmaschinen', 160),
});
