import { exportReservations } from '../../../../contract/exports.ts';
import { pages } from '../../../../contract/pages.ts';
import { call } from '../../../lib/api.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { useList } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { PageControls } from '../list/PageControls.tsx';
import { addressOf } from '../shell/router.ts';
import {
  parseFilters,
  reservationColumns,
  reservationList,
  reservationsByState,
} from './columns.tsx';
import { ReservationFilters } from './ReservationFilters.tsx';
import { ReservationViews } from './ReservationViews.tsx';
import { stateColumns } from './state-columns.tsx';
import { adminTexts } from '../../../lib/texts.ts';

export function ReservationsScreen() {
  const hasStates = useOffers('reservationStates');
  const list = useList(hasStates ? reservationsByState : reservationList);
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
        {hasStates && <ReservationViews list={list} />}
        <ReservationFilters
          filters={list.state.filters}
          onFilter={list.filter}
          hasStates={hasStates}
        />
        <ListView
          list={list}
          caption={adminTexts().reservations}
          columns={hasStates ? stateColumns() : reservationColumns()}
          rowHref={({ id }) => addressOf.reservation(id)}
          empty={adminTexts().noReservations}
          controls={hasStates && <PageControls list={list} />}
        />
      </div>
    </>
  );
}
