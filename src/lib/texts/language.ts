import { languages, type Language } from '../../../contract/texts/language.ts';
import { browserStorage } from '../storage/storage.ts';

/** Where the visitor's own choice is stored. */
export const languageKey = 'language';

/** While the build renders: the language of what it renders. */
let rendered: Language = 'en';

/** Sets the language that the build renders from now on. */
export function renderIn(language: Language): void {
  rendered = language;
}

/** The language of the application: the one being rendered, or the page's, which its first script has decided. */
export const currentLanguage = (): Language =>
  import.meta.env.SSR
    ? rendered
    : (languages.find((language) => language === document.documentElement.dataset.language) ??
      'en');

/**
 * What the root of all that React draws says of itself: the language, and that no browser may translate it. Translations take
 * the place of texts that React inserts beside, removes or changes.
 */
export const inCurrentLanguage = () => ({ lang: currentLanguage(), translate: 'no' }) as const;

/** The visitor's own choice; null without one, or where the browser blocks storage. */
export function chosenLanguage(): Language | null {
  const stored = browserStorage.read(languageKey);
  return languages.find((language) => language === stored) ?? null;
}

/** The one that is not spoken now. */
export const otherLanguage = (): Language => (currentLanguage() === 'de' ? 'en' : 'de');

/** Chooses a language for this and later visits. The page is loaded anew, because it has the texts of one language only. */
export function chooseLanguage(language: Language): void {
  browserStorage.write(languageKey, language);
  location.reload();
}

/**
 * Marks the page with its language before the first paint: the visitor's choice, else that of the browser. Pages of the
 * application are in it, the others are German.
 */
export const languageScript = `(()=>{let l,{documentElement:d}=document;try{l=localStorage.getItem("${languageKey}")}catch{}l=d.dataset.language=l=="de"||l=="en"?l:/^de/.test(navigator.language)?"de":"en";if("app"in d.dataset)d.lang=l})();`;
