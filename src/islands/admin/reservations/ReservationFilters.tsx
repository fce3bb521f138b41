import { dues } from '../../../../contract/reservations/reservations-admin.ts';
import { statuses } from '../../../../contract/reservations/reservations.ts';
import { TextField } from '../../ui/TextField.tsx';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { PlaceFilter } from '../list/PlaceFilter.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { StateFilters } from './StateFilters.tsx';
import { areDaysInOrder, parseFilter, type ReservationFilter } from './columns.tsx';
import styles from '../list/Filters.module.css';
import { useVehicleOptions } from '../choices/vehicle-options.ts';
import { adminTexts, messageOf } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';

interface Props extends FilterProps<ReservationFilter> {
  /** A bare host knows no states, names and kinds of vehicles, and not what is due. */
  isOurs: boolean;
}

/** Filters the list by state or status, vehicle, days, or what is due today. */
export function ReservationFilters({ isOurs, ...props }: Props) {
  const { filters, onFilter } = props;
  const vehicleId = parseFilter('vehicleId', filters.vehicleId) ?? null;
  const { find, option } = useVehicleOptions([vehicleId]);
  const day = (name: 'from' | 'until' | 'pickedUpOn' | 'returnedOn') => ({
    label: adminTexts()[name],
    type: 'date',
    value: filters[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onFilter(name, target.value),
  });
  return (
    <search className={`field-row ${styles.filters}`}>
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
      {isOurs && <PlaceFilter {...props} />}
      <TextField {...day('from')} max={filters.until} />
      <TextField
        {...day('until')}
        min={filters.from}
        error={areDaysInOrder(filters) ? undefined : messageOf('filters.order')}
      />
      {isOurs && (
        <>
          <TextField {...day('pickedUpOn')} />
          <TextField {...day('returnedOn')} />
        </>
      )}
      {isOurs && (
        <FilterField
          {...props}
          name="due"
          label={adminTexts().due}
          none={adminTexts().allDue}
          options={dues.map((kind) => [kind, adminTexts()[kind]])}
        />
      )}
    </search>
  );
}
