/** The application's languages. English has the specification's texts word for word. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

/** Each language's name for itself. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };
