import { languages } from '../../../contract/texts/language.ts';
import { loadTexts } from '../../lib/texts/texts.ts';

// All languages, before anything of a page is rendered: importing this waits for them.
await Promise.all(
  languages.map((language) =>
    loadTexts(language, 'site', 'auth', 'booking', 'endings', 'security'),
  ),
);
