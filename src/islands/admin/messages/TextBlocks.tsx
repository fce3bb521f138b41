import type { Language } from '../../../../contract/texts/language.ts';
import { readAnswerBlocks, withBlock } from '../../../lib/texts/answer-blocks.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { outboxTexts } from '../../../lib/texts/texts.ts';
import styles from './MessageScreen.module.css';

interface Props {
  /** Of who wrote the message. */
  language: Language;
  onInsert: (text: string) => void;
}

/** Buttons that insert a sentence at the cursor of the answer above; what is typed stays. */
export function TextBlocks({ language, onInsert }: Props) {
  const insert = (button: HTMLButtonElement, block: string) => {
    const field = button.form?.elements.namedItem('text');
    if (!(field instanceof HTMLTextAreaElement)) return;
    const { text, cursor } = withBlock(field.value, field.selectionEnd, block);
    onInsert(text);
    field.focus();
    field.setSelectionRange(cursor, cursor);
  };
  return (
    <div role="group" aria-label={outboxTexts().blocks} className={`cluster ${styles.blocks}`}>
      <span aria-hidden="true">{outboxTexts().blocks}</span>
      {readAnswerBlocks().map(({ name, ...block }) => (
        <button
          key={name.de}
          type="button"
          className="button"
          // A hint is in the language of its page.
          title={language === currentLanguage() ? block[language] : undefined}
          onClick={({ currentTarget }) => insert(currentTarget, block[language])}
        >
          {name[currentLanguage()]}
        </button>
      ))}
    </div>
  );
}
