import { languages } from '../../../contract/language.ts';
import { loadTexts } from '../../lib/texts.ts';

// All languages, before anything of a page is rendered: importing this waits for them.
await Promise.all(
  languages.map((language) => loadTexts(language, 'site', 'auth', 'booking', 'security')),
);
