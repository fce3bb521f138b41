import { exportReservations } from '../../../../contract/exports.ts';
import { pages } from '../../../../contract/pages.ts';
import { call } from '../../../lib/api.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { useList } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { addressOf } from '../shell/router.ts';
import { reservationColumns, reservationList, parseFilters } from './columns.tsx';
import { ReservationFilters } from './ReservationFilters.tsx';
import { adminTexts } from '../../../lib/texts.ts';

export function ReservationsScreen() {
  const list = useList(reservationList);
  return (
    <>
      <ScreenHeader title={adminTexts().reservations}>
        <div className="cluster">
          <DownloadButton
            name="reservations"
            label={adminTexts().downloadReservations}
            query={parseFilters(list.asked)}
            count={list.known?.totalElements}
            load={(query) => call(exportReservations, { query })}
          />
          <a className="button" href={pages.adminTimeline}>
            <Icon name="calendar" />
            {adminTexts().timeline}
          </a>
          <a className="button button--primary" href={pages.adminNewReservation}>
            <Icon name="plus" />
            {adminTexts().newReservation}
          </a>
        </div>
      </ScreenHeader>
      <div className="stack">
        <ReservationFilters filters={list.state.filters} onFilter={list.filter} />
        <ListView
          list={list}
          caption={adminTexts().reservations}
          columns={reservationColumns()}
          rowHref={({ id }) => addressOf.reservation(id)}
          empty={adminTexts().noReservations}
        />
      </div>
    </>
  );
}
