import { exportReservations } from '../../../../contract/exports.ts';
import { pages } from '../../../../contract/pages.ts';
import { texts } from '../../../lib/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { useList } from '../list.ts';
import { ListView } from '../ListView.tsx';
import { addressOf } from '../router.ts';
import { reservationColumns, reservationList } from './columns.tsx';
import { ReservationFilters } from './ReservationFilters.tsx';

const { admin } = texts;

export function ReservationsScreen() {
  const list = useList(reservationList);
  return (
    <>
      <ScreenHeader title={admin.reservations}>
        <div className="cluster">
          <a className="button" href={pages.adminTimeline}>
            <Icon name="calendar" />
            {admin.timeline}
          </a>
          <DownloadButton
            endpoint={exportReservations}
            name="reservations"
            label={admin.downloadReservations}
          />
          <a className="button button--primary" href={pages.adminNewReservation}>
            <Icon name="plus" />
            {admin.newReservation}
          </a>
        </div>
      </ScreenHeader>
      <div className="stack">
        <ReservationFilters filters={list.state.filters} onFilter={list.filter} />
        <ListView
          list={list}
          caption={admin.reservations}
          columns={reservationColumns}
          rowKey={({ id }) => id}
          rowHref={({ id }) => addressOf.reservation(id)}
          empty={admin.noReservations}
        />
      </div>
    </>
  );
}
