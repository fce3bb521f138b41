import { getPagePath } from '@nanostores/router';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { dateTime } from '../../lib/format.ts';
import type { Reservation } from '../../../contract/reservations.ts';
import { readPage } from '../../lib/read-page.ts';
import { useResource } from '../../lib/resource.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { StatusBadge, statusTone } from '../ui/StatusBadge.tsx';
import { Table, type Column } from '../ui/Table.tsx';
import { pageOfOwnReservations } from './reservations.ts';
import styles from './ReservationsScreen.module.css';
import { $page } from './router.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';

const { account } = texts;

const columns: Column<Reservation>[] = [
  { title: account.number, cell: ({ id }) => id },
  { title: account.vehicle, cell: ({ vehicle }) => vehicle?.model },
  {
    title: account.pickUp,
    cell: (row) => <Stop place={row.pickUpLocation} time={row.pickUpTime} />,
  },
  {
    title: account.dropOff,
    cell: (row) => <Stop place={row.dropOffLocation} time={row.dropOffTime} />,
  },
  { title: account.status, cell: ({ status }) => <StatusBadge status={status} /> },
];

function Stop({ place, time }: { place: string; time: string }) {
  return (
    <>
      {place}
      <br />
      <time className={`muted ${styles.time}`} dateTime={time}>
        {dateTime(time)}
      </time>
    </>
  );
}

/** The address of a list page (0-based); the first needs no parameter. */
const addressOf = (page: number) =>
  getPagePath($page, 'reservations', {}, page === 0 ? {} : { page: String(page + 1) });

/** The user's own reservations; the address holds the list's page. */
export function ReservationsScreen() {
  const page = readPage(useStore($page)?.search.page);
  const load = useCallback(() => pageOfOwnReservations(page), [page]);
  const { resource, retry } = useResource(load);
  const last = resource.state === 'ready' ? Math.max(resource.data.totalPages - 1, 0) : page;
  useEffect(() => {
    if (page > last) $page.open(addressOf(last), true);
  }, [page, last]);
  return (
    <>
      <ScreenHeader title={account.reservations} />
      {resource.state === 'loading' && <Loading />}
      {resource.state === 'failed' && (
        <Failed title={account.reservationsFailed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'ready' && (
        <div className="stack">
          <Table
            caption={account.reservations}
            columns={columns}
            rows={resource.data.rows}
            rowKey={(row) => row.id}
            rowHref={(row) => getPagePath($page, 'reservation', { reservationId: row.id })}
            rowClass={(row) => `${styles.row} ${statusTone(row.status)}`}
            empty={account.noReservations}
          />
          <Pager
            page={page}
            totalPages={resource.data.totalPages}
            onPage={(next) => $page.open(addressOf(next))}
          />
        </div>
      )}
    </>
  );
}
