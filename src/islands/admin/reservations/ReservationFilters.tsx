import { dues } from '../../../../contract/reservations/reservations-admin.ts';
import { statuses } from '../../../../contract/reservations/reservations.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { StateFilters } from './StateFilters.tsx';
import { areDaysInOrder, parseFilter, type ReservationFilter } from './columns.tsx';
import styles from './ReservationFilters.module.css';
import { useVehicleOptions } from './vehicle-options.ts';
import { adminTexts, messageOf } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';
const states = () =>
  [
    ['', adminTexts().allStatuses],
    ...statuses.map((status) => [status, statusText(status)] as const),
  ] as const;
const kinds = () =>
  [['', adminTexts().allDue], ...dues.map((kind) => [kind, adminTexts()[kind]] as const)] as const;

interface Props {
  filters: Partial<Record<ReservationFilter, string>>;
  onFilter: (name: ReservationFilter, value: string) => void;
  /** A bare host knows no states, names and kinds of vehicles, and not what is due. */
  isOurs: boolean;
}

/** Filters the list by state or status, vehicle, days, or what is due today. */
export function ReservationFilters({ filters, onFilter, isOurs }: Props) {
  const vehicleId = parseFilter('vehicleId', filters.vehicleId) ?? null;
  const { find, option } = useVehicleOptions([vehicleId]);
  const day = (name: 'from' | 'until') => ({
    label: adminTexts()[name],
    type: 'date',
    value: filters[name] ?? '',
    onChange: ({ target }: { target: HTMLInputElement }) => onFilter(name, target.value),
  });
  return (
    <search className={`field-row ${styles.filters}`}>
      {isOurs ? (
        <StateFilters filters={filters} onFilter={onFilter} />
      ) : (
        <SelectField
          label={adminTexts().status}
          options={states()}
          value={filters.status ?? ''}
          onChange={({ target }) => onFilter('status', target.value)}
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
      <TextField {...day('from')} max={filters.until} />
      <TextField
        {...day('until')}
        min={filters.from}
        error={areDaysInOrder(filters) ? undefined : messageOf('filters.order')}
      />
      {isOurs && (
        <SelectField
          label={adminTexts().due}
          options={kinds()}
          value={filters.due ?? ''}
          onChange={({ target }) => onFilter('due', target.value)}
        />
      )}
    </search>
  );
}
