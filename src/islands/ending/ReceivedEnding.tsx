import { useEffect, useRef } from 'react';
import { endingInWords } from '../../../contract/texts/ending-in-words.ts';
import { toReadable } from '../../../contract/values/readable-email.ts';
import type { Ending } from '../../../contract/wire/endings.ts';
import { saveFile, timestamped } from '../../lib/api/save-file.ts';
import { company } from '../../lib/site/company.ts';
import { date, sentenceTime } from '../../lib/texts/format.ts';
import { endingTexts } from '../../lib/texts/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { useSendsMails } from '../../lib/host/use-host.ts';
import styles from './ReceivedEnding.module.css';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  ending: Ending;
  /** A wall-clock time at the company's place. */
  receivedAt: string;
}

/** What was declared and when it arrived, to save and to print. */
export function ReceivedEnding({ ending, receivedAt }: Props) {
  const texts = endingTexts();
  const { received } = texts;
  const sendsMails = useSendsMails();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const email = toReadable(ending.email);
  const rows = endingInWords(texts, { ...ending, email }, date);
  const arrived = received.at(sentenceTime(receivedAt));
  const save = () => {
    const lines = [company.legalName, '', received.title, arrived, ''];
    const text = [...lines, ...rows.map((row) => row.join(': ')), ''].join('\r\n');
    saveFile(new Blob([text], { type: 'text/plain' }), timestamped(received.file, 'txt'));
  };
  return (
    <section className="stack" aria-labelledby="received">
      <h2 id="received" ref={heading} tabIndex={-1} className={styles.title}>
        {received.title}
      </h2>
      <p>{arrived}</p>
      <Facts facts={rows} />
      {sendsMails && <p>{received.mailed(email)}</p>}
      <div className="cluster">
        <button type="button" className="button button--primary" onClick={save}>
          <Icon name="download" />
          {received.save}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {received.print}
        </button>
      </div>
    </section>
  );
}
