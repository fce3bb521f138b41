import type { DayList, DayRow } from '../../../../contract/office/day-list.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { today } from '../../../lib/api/clock.ts';
import { price, shortDateTime } from '../../../lib/texts/format.ts';
import { adminTexts, counterTexts, dispatchTexts } from '../../../lib/texts/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { ClosedMark } from '../ClosedMark.tsx';
import { CustomerName } from '../CustomerName.tsx';
import { lateBy } from '../late-by.ts';
import stacked from '../list/stacked.module.css';
import { transferName } from '../name-of.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { isUpcoming, nextStep } from '../reservations/next-step.ts';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './Day.module.css';

const kinds = [
  'missing',
  'late',
  'missed',
  'pickUps',
  'returns',
  'transfers',
  'toPrepare',
] as const;
type Kind = (typeof kinds)[number];
type Row = DayRow & { kind: Kind } & Partial<
    Pick<DayList['toPrepare'][number], 'backAt' | 'isBack'>
  > &
  Partial<Pick<NonNullable<DayList['missed']>[number], 'dropOffTime'>> &
  Partial<Pick<NonNullable<DayList['transfers']>[number], 'until' | 'toPlace'>>;

/** Shown only if there are any. */
const rare: readonly Kind[] = ['missing', 'late', 'missed', 'transfers'];

/** A day's work, in a group of each kind; what is done stands last. */
export function DayLists({ lists }: { lists: DayList }) {
  const { day: texts } = dispatchTexts();
  const groups = kinds
    .map((kind) => {
      const rows = (lists[kind] ?? []).map((row): Row => ({ ...row, kind }));
      const done = rows.filter(({ isDone }) => isDone);
      return {
        kind,
        title: texts.lists[kind],
        rows: [...rows.filter(({ isDone }) => !isDone), ...done],
        note: done.length > 0 ? texts.ofThemDone(done.length) : '',
      };
    })
    .filter(({ kind, rows }) => rows.length > 0 || !rare.includes(kind));
  return (
    <Table
      caption={texts.title}
      columns={columnsOf(lists.date)}
      rows={groups.flatMap(({ rows }) => rows)}
      groups={groups}
      rowKey={({ id }) => id}
      rowHref={({ id }) => addressOf.reservation(id)}
      tableClass={`${stacked.stacked} ${styles.table}`}
      empty=""
    />
  );
}

function columnsOf(date: string): Column<Row>[] {
  const { day: texts } = dispatchTexts();
  return [
    {
      title: texts.time,
      area: 'time',
      cell: ({ time, number }) => (
        <>
          <span className={styles.number}>{timeOn(date, time)}</span>
          <span className={styles.beside}>{number}</span>
        </>
      ),
    },
    {
      title: texts.number,
      area: 'number',
      cell: ({ number }) => <span className={styles.number}>{number}</span>,
    },
    { title: texts.place, area: 'place', grows: 0.6, cell: PlaceCell },
    {
      title: texts.vehicle,
      area: 'vehicle',
      grows: 1,
      cell: (row) => (
        <>
          <VehicleName vehicle={row} isLost={row.kind === 'missing'} />{' '}
          <Remark row={row} date={date} />
        </>
      ),
    },
    {
      title: texts.customer,
      area: 'customer',
      grows: 1,
      cell: (row) =>
        row.kind === 'transfers' ? (
          <Transfer {...row} />
        ) : (
          <>
            <CustomerName {...row} /> <PhoneLink phone={row.phone} />
          </>
        ),
    },
    {
      title: texts.due,
      area: 'due',
      cell: ({ kind, due, currency }) => kind !== 'transfers' && money(due, currency),
      numeric: true,
      isNamed: true,
    },
    {
      title: texts.deposit,
      area: 'deposit',
      cell: ({ kind, deposit, currency }) => kind !== 'transfers' && money(deposit, currency),
      numeric: true,
      isNamed: true,
    },
    { title: texts.step, area: 'step', cell: Step },
  ];
}

/** Where somebody is met, if it is closed then, too. */
const PlaceCell = ({ kind, place, time, isDone }: Row) => (
  <>
    {place}
    {(kind === 'pickUps' || kind === 'returns') && !isDone && (
      <ClosedMark end={kind === 'pickUps' ? 'pickUp' : 'dropOff'} place={place} at={time} />
    )}
  </>
);

/** Whether what comes back has yet to be handed over, which is listed where it goes out. */
const isAhead = (row: Row): boolean =>
  row.kind === 'returns' && isUpcoming(row) && row.time.slice(0, 10) >= today();

/** What is to be done next. A vehicle is prepared once it is back, and the return of one that is transferred has a row of its own. */
function Step(row: Row) {
  if (row.kind === 'transfers' || (row.kind === 'toPrepare' && !row.isBack)) return null;
  if (row.isDone) return <span className="badge tone-blue">{dispatchTexts().day.done}</span>;
  if (isAhead(row)) return <span className="muted">{adminTexts().notOut}</span>;
  const step = nextStep({ ...row, vehicleMissing: row.kind === 'missing' });
  const what = [vehicleName(row), row.customer].filter(Boolean).join(', ');
  return (
    step && (
      <a
        className={`button ${styles.step}`}
        href={step.href}
        aria-label={counterTexts().stepFor(step.text, what)}
      >
        {step.text}
      </a>
    )
  );
}

/** What else is to be known of a row. */
function Remark({ row, date }: { row: Row; date: string }) {
  const { day: texts } = dispatchTexts();
  if (row.kind === 'late') return <span className="badge tone-red">{lateBy(row.time)}</span>;
  if (!row.backAt) return null;
  const time = timeOn(date, row.backAt);
  return <span className="muted">{row.isBack ? texts.isBack(time) : texts.backAt(time)}</span>;
}

/** From where to where, and until when. */
const Transfer = ({ place, toPlace, until }: Row) =>
  toPlace &&
  until && (
    <span className={styles.transfer}>{transferName({ fromPlace: place, toPlace, until })}</span>
  );

/** A time, with its day where that is another one. */
const timeOn = (date: string, time: string): string =>
  time.startsWith(date) ? time.slice(11, 16) : shortDateTime(time);

const money = (amount: number, currency: string | null) =>
  amount === 0 ? '–' : price(amount, currency);
