import type { ReactNode } from 'react';
import type { Lane } from '../../../../contract/reservations/timeline.ts';
import type { VehicleDue } from '../../../../contract/vehicles/vehicle-dues.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { date, shortDate } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { Drawing, Icon } from '../../ui/Icon.tsx';
import { plannedDues } from '../blocks/planned-dues.ts';
import { DueLines, dueText, hasPast } from '../DueLines.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './VehicleCell.module.css';

interface Props {
  vehicle: Lane['vehicle'];
  /** `YYYY-MM-DD`. */
  today: string;
  onPlan: (vehicle: Lane['vehicle']) => void;
}

/** A triangle with an exclamation mark. */
const warning = 'M12 4 2.5 20h19zM12 10v5M12 17.2v.3';

/** Names a lane's vehicle, and marks what it is due for: a link to it once that is planned, else a button to plan it. */
export function VehicleCell({ vehicle, today, onPlan }: Props) {
  const { planned, open } = plannedDues(vehicle, today);
  const inspectionDay = vehicle.inspectionFrom?.slice(0, 10) ?? '';
  const inspectionDate = inspectionDay && date(inspectionDay);
  const texts = blockTexts();
  const plans = {
    planned: texts.planned(inspectionDate),
    open: inspectionDate && texts.plannedLate(inspectionDate),
  };
  const markOf = (dues: VehicleDue[], plan: string) => ({
    className: styles.due,
    'data-past': hasPast(dues),
    title: [...dues.map(dueText), plan].filter(Boolean).join(', '),
  });
  // Beside the licence plate there is room for one mark.
  const isTight =
    vehicle.licencePlate === null
      ? planned.length + open.length > 0
      : planned.length > 0 && open.length > 0;
  return (
    <div className={styles.cell} data-is-tight={isTight}>
      <a className={styles.vehicle} href={addressOf.vehicle(vehicle.id)}>
        <VehicleName vehicle={vehicle} />
      </a>
      <div className={styles.marks}>
        {planned.length > 0 && (
          <a href={addressOf.vehicle(vehicle.id)} {...markOf(planned, plans.planned)}>
            <Mark icon={<Icon name="check" size={14} />} day={inspectionDay} />
            <span className="visually-hidden">
              <DueLines dues={planned} plan={plans.planned} />
            </span>
          </a>
        )}
        {open.length > 0 && (
          <button
            type="button"
            {...markOf(open, plans.open || texts.plan)}
            onClick={() => onPlan(vehicle)}
          >
            <Mark icon={<Drawing path={warning} size={14} />} day={open[0]!.on} />
            <span className="visually-hidden">
              <DueLines dues={open} plan={plans.open} />
              {texts.plan} {texts.planFor(vehicleName(vehicle))}
            </span>
          </button>
        )}
      </div>
    </div>
  );
}

const Mark = ({ icon, day }: { icon: ReactNode; day: string }) => (
  <span className={styles.mark} aria-hidden="true">
    {icon}
    {shortDate(day)}
  </span>
);
