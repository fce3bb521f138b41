import type { ReactNode } from 'react';
import type { Counter, Step } from '../../../../contract/counter.ts';
import { sentenceTime } from '../../../lib/format.ts';
import { counterTexts } from '../../../lib/texts.ts';
import styles from './Story.module.css';

/** The steps as they were recorded: when, what was read off, and by whom. */
export function RecordedSteps({ counter }: { counter: Counter }) {
  const { handOver, pickedUpAt, returnedAt } = counter;
  const texts = counterTexts();
  return (
    <>
      {pickedUpAt !== null && (
        <Recorded title={texts.recorded['hand-over']} at={pickedUpAt} step={handOver} />
      )}
      {returnedAt !== null && (
        <Recorded
          title={texts.recorded.return}
          at={returnedAt}
          step={counter.return}
          before={handOver}
        />
      )}
    </>
  );
}

interface Props {
  title: string;
  at: string;
  /** Null where only the moment is known. */
  step: Step | null;
  before?: Step | null;
}

function Recorded({ title, at, step, before = null }: Props) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.rows}>
        {rowsOf(at, step, before).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Row = [string, ReactNode];

function rowsOf(at: string, step: Step | null, before: Step | null): Row[] {
  const texts = counterTexts();
  const rows: (Row | false)[] = [[texts.when, sentenceTime(at)]];
  if (step) {
    const { mileageKm, fuelEighths, licenceSeen, note, reason, by } = step;
    const driven =
      mileageKm !== null && before?.mileageKm != null ? mileageKm - before.mileageKm : null;
    rows.push(
      mileageKm !== null && [
        texts.mileage,
        <>
          {texts.kilometres(mileageKm)}
          {driven !== null && <small> {texts.driven(driven)}</small>}
        </>,
      ],
      fuelEighths !== null && [texts.fuel, texts.fuelLevels[fuelEighths]],
      licenceSeen !== null && [
        texts.licence,
        licenceSeen ? texts.licenceSeen : texts.licenceNotSeen,
      ],
      Boolean(note) && [texts.note, note],
      Boolean(reason) && [texts.reason, reason],
      by !== null && [texts.by, by],
    );
  }
  return rows.filter((row) => row !== false);
}
