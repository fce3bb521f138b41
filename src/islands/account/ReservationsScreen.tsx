import { getPagePath } from '@nanostores/router';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { readPage } from '../../lib/site/addresses.ts';
import { useResource } from '../../lib/api/resource.ts';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Pager } from '../ui/Pager.tsx';
import { lazyWith } from '../ui/lazy-screen.tsx';
import { ReservationList } from './ReservationList.tsx';
import { pageOfOwnReservations } from './reservations.ts';
import { $page } from './router.ts';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { accountTexts } from '../../lib/texts/texts.ts';

const OwnInvoices = lazyWith(null)(() => import('./Invoices.tsx'), 'OwnInvoices', ['invoices']);

/** The address of a list page (0-based); the first needs no parameter. */
const addressOf = (page: number) =>
  getPagePath($page, 'reservations', {}, page === 0 ? {} : { page: String(page + 1) });

/** The user's own reservations; the address holds the list's page. */
export function ReservationsScreen() {
  const page = readPage(useStore($page)?.search.page);
  const load = useCallback(() => pageOfOwnReservations(page), [page]);
  const { resource, retry } = useResource(load);
  const account = accountTexts();
  const isOurs = useIsOurs();
  const last = resource.state === 'ready' ? Math.max(resource.data.totalPages - 1, 0) : page;
  useEffect(() => {
    if (page > last) $page.open(addressOf(last), true);
  }, [page, last]);
  return (
    <>
      <ScreenHeader title={account.reservations}>
        {isOurs && (
          <a className="button" href={`${pages.user}#calendar`} target="_self">
            {account.subscribe}
          </a>
        )}
      </ScreenHeader>
      {resource.state === 'loading' && <Loading />}
      {resource.state === 'failed' && (
        <Failed title={account.reservationsFailed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'ready' && page <= last && (
        <div className="stack">
          <ReservationList
            rows={resource.data.rows}
            now={resource.data.now}
            isFirstPage={page === 0}
            pager={
              <Pager
                page={page}
                totalPages={resource.data.totalPages}
                onPage={(next) => $page.open(addressOf(next))}
              />
            }
          />
          {isOurs && <OwnInvoices />}
        </div>
      )}
    </>
  );
}
