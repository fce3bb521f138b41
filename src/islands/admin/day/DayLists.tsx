import type { DayList, DayRow } from '../../../../contract/office/day-list.ts';
import { price, shortDateTime } from '../../../lib/texts/format.ts';
import { dispatchTexts } from '../../../lib/texts/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { lateBy } from '../late-by.ts';
import { shownName, transferName } from '../name-of.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './Day.module.css';

const kinds = ['missing', 'late', 'pickUps', 'returns', 'transfers', 'toPrepare'] as const;
type Kind = (typeof kinds)[number];
type Row = DayRow &
  Partial<Pick<DayList['toPrepare'][number], 'backAt' | 'isBack'>> &
  Partial<Pick<NonNullable<DayList['transfers']>[number], 'until' | 'toPlace'>>;

/** Shown only if there are any. */
const rare: readonly Kind[] = ['missing', 'late', 'transfers'];

/** Each kind of work of a day. */
export function DayLists({ lists }: { lists: DayList }) {
  const { day: texts } = dispatchTexts();
  return (
    <div className={styles.lists}>
      {kinds.map((kind) => {
        const rows: readonly Row[] = lists[kind] ?? [];
        if (rows.length === 0 && rare.includes(kind)) return null;
        return (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind} className={styles.title}>
              {texts.lists[kind]} <span className={styles.count}>{rows.length}</span>
            </h2>
            {rows.length === 0 ? (
              <p className="muted">{texts.none}</p>
            ) : (
              <Table
                caption={texts.lists[kind]}
                columns={columnsOf(kind, lists.date)}
                rows={rows}
                rowKey={({ id }) => id}
                tableClass={styles.table}
                empty={texts.none}
              />
            )}
          </section>
        );
      })}
    </div>
  );
}

function columnsOf(kind: Kind, date: string): Column<Row>[] {
  const { day: texts } = dispatchTexts();
  return [
    {
      title: texts.time,
      cell: (row) => (
        <>
          <a href={addressOf.reservation(row.id)} className={styles.time}>
            {timeOn(date, row.time)}
          </a>{' '}
          <span className={`muted ${styles.where}`}>
            <span className={styles.number}>{row.number},</span> {row.place}
          </span>
        </>
      ),
    },
    {
      title: texts.vehicle,
      cell: (row) => (
        <>
          <VehicleName vehicle={row} /> <Remark kind={kind} row={row} date={date} />
        </>
      ),
    },
    {
      title: texts.customer,
      cell: ({ customer, phone }) => (
        <>
          {shownName(customer)} <PhoneLink phone={phone} />
        </>
      ),
    },
    { title: texts.due, cell: ({ due, currency }) => money(due, currency), numeric: true },
    {
      title: texts.deposit,
      cell: ({ deposit, currency }) => money(deposit, currency),
      numeric: true,
    },
  ];
}

/** What else is to be known of a row. */
function Remark({ kind, row, date }: { kind: Kind; row: Row; date: string }) {
  const { day: texts } = dispatchTexts();
  if (kind === 'late') return <span className="badge tone-red">{lateBy(row.time)}</span>;
  if (row.toPlace && row.until)
    return (
      <span>{transferName({ fromPlace: row.place, toPlace: row.toPlace, until: row.until })}</span>
    );
  if (row.isDone) return <span className="badge tone-blue">{texts.done}</span>;
  if (!row.backAt) return null;
  const time = timeOn(date, row.backAt);
  return <span className="muted">{row.isBack ? texts.isBack(time) : texts.backAt(time)}</span>;
}

/** A time, with its day where that is another one. */
const timeOn = (date: string, time: string): string =>
  time.startsWith(date) ? time.slice(11, 16) : shortDateTime(time);

const money = (amount: number, currency: string | null) =>
  amount === 0 ? '–' : price(amount, currency);
