import type { ShownMail } from '../../../../contract/office/mails.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import { MailFrame } from './MailFrame.tsx';
import styles from './mails.module.css';
import { outboxTexts } from '../../../lib/texts/texts.ts';

/** What a mail says, as text and as a mail program shows it, in its own language. */
export function MailContent({ mail }: { mail: ShownMail }) {
  const { content, language, recipient } = mail;
  const texts = outboxTexts();
  if (!content)
    return (
      <p className="notice notice--info">{recipient === null ? texts.purged : texts.unreadable}</p>
    );
  return (
    <>
      <p className="muted">{texts.masked}</p>
      <section className="card">
        <h2 lang={language}>{content.subject}</h2>
        <MailFrame title={texts.asSeen} html={content.html} />
      </section>
      <FoldedCard title={texts.text}>
        <p className={styles.text} lang={language}>
          {content.text}
        </p>
      </FoldedCard>
    </>
  );
}
