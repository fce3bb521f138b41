import type { ReactNode } from 'react';
import type { HistoryEntry, HistoryKind } from '../../../../contract/history.ts';
import { sentenceTime } from '../../../lib/format.ts';
import { historyTexts } from '../../../lib/texts.ts';
import styles from './history.module.css';
import { whatOf, whoOf } from './history-sentences.ts';

interface Props {
  entry: HistoryEntry;
  kind: HistoryKind;
  /** What it is about, where that is not clear. */
  about?: ReactNode;
}

/** When, who and what: one sentence, or a list of what was changed at once. */
export function Entry({ entry, kind, about }: Props) {
  const [who, what] = [whoOf(entry), whatOf(entry, kind)];
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={entry.at}>{sentenceTime(entry.at)}</time>
        {about}
      </p>
      {what.length === 1 ? (
        <p>{historyTexts().sentence(who, what[0]!)}</p>
      ) : (
        <>
          <p>{who}</p>
          <ul className={styles.changes}>
            {what.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
