import type { Language } from '../../../contract/texts/language.ts';
import type { Terms } from '../../../contract/reservations/terms.ts';
import { currentLanguage } from '../../lib/texts/language.ts';

/** The terms of a contract, which are German; before them their translation, for whom that may help. */
export function TermsText({ terms: { text, translation } }: { terms: Terms }) {
  return (
    <>
      {translation && currentLanguage() === 'en' && <Text language="en">{translation}</Text>}
      <Text language="de">{text}</Text>
    </>
  );
}

/**
 * Markdown: the build checks that it has headings and paragraphs only. It never changes, so that browsers may translate it.
 */
function Text({ language, children }: { language: Language; children: string }) {
  return (
    <div lang={language} translate="yes">
      {children.split(/\n{2,}/).map((part, index) => {
        const [, heading] = /^#+ (.*)$/.exec(part) ?? [];
        // The text never changes.
        const key = `${index}`;
        return heading ? <h3 key={key}>{heading}</h3> : <p key={key}>{part}</p>;
      })}
    </div>
  );
}
