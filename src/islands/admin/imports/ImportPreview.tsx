import { useId } from 'react';
import type { ImportAnswer } from '../../../../contract/office/imports.ts';
import { importTexts } from '../../../lib/texts/texts.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import styles from './ImportPreview.module.css';
import type { Import } from './use-import.ts';

interface Props {
  current: Extract<Import, { answer: ImportAnswer }>;
  onSubmit: () => void;
}

/** What a table says, what is wrong with it in which cell, and the button that imports it. */
export function ImportPreview({ current, onSubmit }: Props) {
  const { name, answer, failure } = current;
  const texts = importTexts();
  const id = useId();
  const left = answer.rows - answer.duplicateCount;
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{texts.preview}</h2>
      <Summary name={name} answer={answer} />
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- wide tables scroll by keyboard, too */}
      <div className={styles.scroll} role="group" aria-label={texts.preview} tabIndex={0}>
        <Table
          caption={texts.preview}
          columns={columnsOf(answer)}
          rows={answer.shown}
          rowKey={({ row }) => row}
          tableClass={styles.table}
          empty={texts.found(name, 0)}
        />
      </div>
      {answer.shown.length < answer.rows && (
        <p className="muted">{texts.shown(answer.shown.length, answer.rows)}</p>
      )}
      {answer.errorCount === 0 && left > 0 && (
        <div className={styles.submit}>
          <PendingButton
            className="button button--primary"
            pending={current.state === 'importing'}
            failure={null}
            onClick={onSubmit}
          >
            {texts.submit(left)}
          </PendingButton>
        </div>
      )}
      {failure && (
        <p className="notice notice--danger" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

/** How many rows, errors and duplicates there are, and what is wrong with the columns. */
function Summary({ name, answer }: { name: string; answer: ImportAnswer }) {
  const texts = importTexts();
  const { rows, columns, errors, errorCount, duplicateCount } = answer;
  const unknown = columns.filter(({ field, heading }) => field === null && heading !== '');
  const known = new Set(columns.map(({ field }) => field));
  const missing = errors.filter(({ field }) => !known.has(field));
  return (
    <div
      role="status"
      className={`notice ${errorCount > 0 ? 'notice--danger' : 'notice--info'} ${styles.summary}`}
    >
      <p>
        <strong>{texts.found(name, rows)}</strong>
      </p>
      {errorCount > 0 && <p>{texts.errors(errorCount)}</p>}
      {missing.map(({ field, message }) => (
        <p key={field}>{message}</p>
      ))}
      {duplicateCount > 0 && <p>{texts.duplicates(duplicateCount)}</p>}
      {errorCount + duplicateCount === 0 && <p>{texts.fine}</p>}
      {unknown.length > 0 && (
        <p>{texts.unknown(unknown.map(({ heading }) => heading).join(', '))}</p>
      )}
    </div>
  );
}

type Shown = ImportAnswer['shown'][number];

/** The number of the row in the file, and the columns that are imported. */
function columnsOf({ columns, errors, duplicates }: ImportAnswer): Column<Shown>[] {
  const notes = new Map(
    [...duplicates, ...errors].map(({ row, field, message }) => [`${row} ${field}`, message]),
  );
  return [
    { title: importTexts().row, cell: ({ row }) => row, numeric: true },
    ...columns.flatMap(({ heading, field }, place) =>
      field === null
        ? []
        : [
            {
              title: heading,
              cell: ({ row, cells }: Shown) => (
                <Cell text={cells[place] ?? ''} note={notes.get(`${row} ${field}`)} />
              ),
            },
          ],
    ),
  ];
}

/** A cell as it stands in the file, and what is wrong with it. */
const Cell = ({ text, note }: { text: string; note: string | undefined }) => (
  <>
    {text}
    {note && <span className={`field__error ${styles.note}`}>{note}</span>}
  </>
);
