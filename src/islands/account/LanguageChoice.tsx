import { languageNames, languages } from '../../../contract/texts/language.ts';
import { chooseLanguage, currentLanguage } from '../../lib/texts/language.ts';
import styles from './LanguageChoice.module.css';

/** Chooses the language of forms and account. */
export function LanguageChoice() {
  return (
    <div className={`cluster ${styles.languages}`} role="group" aria-labelledby="language">
      {languages.map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          lang={name}
          aria-pressed={name === currentLanguage()}
          onClick={() => chooseLanguage(name)}
        >
          {languageNames[name]}
        </button>
      ))}
    </div>
  );
}
