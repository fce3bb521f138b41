import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { date } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { plannedDues } from '../blocks/planned-dues.ts';
import { DueLines, hasPast } from '../DueLines.tsx';
import { addressOf } from '../shell/router.ts';
import { VehicleName } from '../VehicleName.tsx';
import styles from './VehicleCell.module.css';

interface Props {
  vehicle: Lane['vehicle'];
  /** `YYYY-MM-DD`. */
  today: string;
  onPlan: (vehicle: Lane['vehicle']) => void;
}

/** Names a lane's vehicle, and what it is due for, with a button to plan that. */
export function VehicleCell({ vehicle, today, onPlan }: Props) {
  const { planned, open } = plannedDues(vehicle, today);
  const inspectionDate = vehicle.inspectionFrom ? date(vehicle.inspectionFrom.slice(0, 10)) : '';
  const texts = blockTexts();
  return (
    <div className={styles.cell}>
      <div className={styles.name}>
        <a className={styles.vehicle} href={addressOf.vehicle(vehicle.id)}>
          <VehicleName vehicle={vehicle} />
        </a>
      </div>
      {planned.length > 0 && (
        <p className={styles.due} data-past={hasPast(planned)}>
          <DueLines dues={planned} plan={texts.planned(inspectionDate)} />
        </p>
      )}
      {open.length > 0 && (
        <button
          type="button"
          className={styles.due}
          data-past={hasPast(open)}
          onClick={() => onPlan(vehicle)}
        >
          <DueLines dues={open} plan={inspectionDate && texts.plannedLate(inspectionDate)} />
          <span className={styles.plan}>
            {texts.plan}
            <span className="visually-hidden"> {texts.planFor(vehicleName(vehicle))}</span>
          </span>
        </button>
      )}
    </div>
  );
}
