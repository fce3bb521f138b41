import {
  reservationFilters,
  type ListedReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { call } from '../../../lib/api/api.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { parseFilters } from '../list/list-address.ts';
import { useList } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { useSelection } from '../list/use-selection.ts';
import { reservationName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';
import { reservationColumns, reservationList, reservationsByState } from './columns.tsx';
import stacked from '../list/stacked.module.css';
import styles from './ReservationsScreen.module.css';
import { isUpcoming, nextStep } from './next-step.ts';
import { ReservationFilters } from './ReservationFilters.tsx';
import { ReservationViews } from './ReservationViews.tsx';
import { stateColumns } from './state-columns.tsx';
import { adminTexts, counterTexts, dispatchTexts } from '../../../lib/texts/texts.ts';
import { may } from '../../../lib/session/may.ts';

const ReservationSelection = lazyWith(null)(
  () => import('./ReservationSelection.tsx'),
  'ReservationSelection',
);

export function ReservationsScreen() {
  const isOurs = useIsOurs();
  const list = useList(isOurs ? reservationsByState : reservationList);
  const selection = useSelection<ListedReservation>(({ id }) => reservationName(id), list.isStale);
  return (
    <>
      <ScreenHeader title={adminTexts().reservations}>
        <ListActions
          title={adminTexts().reservations}
          download={
            may('exports') && {
              name: 'reservations',
              label: adminTexts().downloadReservations,
              query: parseFilters(reservationFilters, list.downloadQuery),
              count: list.shownPage?.totalElements,
              // Its contract comes with the first one: this list is the heaviest.
              load: async (query) => {
                const { exportReservations } =
                  await import('../../../../contract/office/exports.ts');
                return call(exportReservations, { query });
              },
            }
          }
          links={[{ to: 'timeline', icon: 'calendar', text: adminTexts().timeline }]}
        >
          <ScreenLink to="newReservation" icon="plus" text={adminTexts().newReservation} isMain />
        </ListActions>
      </ScreenHeader>
      <div className="stack">
        {isOurs && <ReservationViews list={list} />}
        <ReservationFilters filters={list.state.filters} onFilter={list.filter} isOurs={isOurs} />
        <ListView
          list={list}
          caption={adminTexts().reservations}
          columns={isOurs ? stateColumns() : reservationColumns()}
          rowHref={({ id }) => addressOf.reservation(id)}
          empty={adminTexts().noReservations}
          tableClass={isOurs ? `${stacked.stacked} ${styles.areas}` : undefined}
          choice={isOurs ? selection.choice : undefined}
          menu={isOurs ? Menu : undefined}
          below={isOurs && <ReservationSelection selection={selection} onChanged={list.retry} />}
        />
      </div>
    </>
  );
}

function Menu(row: ListedReservation) {
  const { id, userId, customer = '', vehicle } = row;
  const step = nextStep(row);
  const isBooked = isUpcoming(row);
  return (
    <RowMenu
      label={adminTexts().moreActions(reservationName(id))}
      items={[
        step && { label: step.text, href: step.href },
        (row.state === 'out' || row.state === 'late') &&
          may('reservations.write') && {
            label: counterTexts().extend,
            href: addressOf.reservation(id, { begins: 'end' }),
          },
        isBooked &&
          may('reservations.write') && {
            label: adminTexts().edit,
            href: addressOf.reservation(id, { begins: 'edit' }),
          },
        isBooked &&
          customer &&
          may('counter') && {
            label: dispatchTexts().cancel.label,
            href: addressOf.reservation(id, { begins: 'cancel' }),
          },
        vehicle && { label: adminTexts().vehicle, href: addressOf.vehicle(vehicle.id) },
        userId != null &&
          customer && { label: adminTexts().customer, href: addressOf.user(userId) },
      ]}
    />
  );
}
