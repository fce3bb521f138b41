import { reservationFilters } from '../../../../contract/reservations/reservations-admin.ts';
import { statuses } from '../../../../contract/reservations/reservations.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { StateFilters } from './StateFilters.tsx';
import type { ReservationFilter } from './columns.tsx';
import { useMedia } from '../../../lib/page/use-media.ts';
import { useVehicleOptions } from '../choices/vehicle-options.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';

const FoldedFilters = lazyWith(null)(() => import('./FoldedFilters.tsx'), 'FoldedFilters');

const moreFilters = [
  'userId',
  'homePlace',
  'pickedUpOn',
  'returnedOn',
  'due',
  'paymentState',
  'depositState',
] as const;

interface Props extends FilterProps<ReservationFilter> {
  /** A bare host knows no states, names and kinds of vehicles, and not what is due. */
  isOurs: boolean;
}

/** Filters the list by state or status, vehicle, days, or what is due today. */
export function ReservationFilters({ isOurs, ...props }: Props) {
  const { filters, onFilter } = props;
  const vehicleId = reservationFilters.vehicleId.safeParse(filters.vehicleId).data ?? null;
  const { find, option } = useVehicleOptions([vehicleId]);
  const isNarrow = useMedia('(40rem <= width < 80rem)') && isOurs;
  const folded = isNarrow ? ([...moreFilters, 'from', 'until'] as const) : moreFilters;
  return (
    <Filters values={props.filters}>
      {isOurs ? (
        <StateFilters {...props} />
      ) : (
        <FilterField
          {...props}
          name="status"
          label={adminTexts().status}
          none={adminTexts().allStatuses}
          options={statuses.map((status) => [status, statusText(status)])}
        />
      )}
      <Combobox
        name="vehicleId"
        label={adminTexts().vehicle}
        placeholder={adminTexts().allVehicles}
        value={option(vehicleId)}
        find={find}
        onChange={(vehicle) => onFilter('vehicleId', vehicle ? String(vehicle.id) : '')}
      />
      {!isNarrow && <PeriodFilter {...props} />}
      {isOurs && (
        <MoreFilters count={folded.filter((name) => filters[name]).length}>
          {isNarrow && <PeriodFilter {...props} />}
          <FoldedFilters {...props} />
        </MoreFilters>
      )}
    </Filters>
  );
}
