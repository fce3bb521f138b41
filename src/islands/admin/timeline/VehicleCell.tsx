import type { Lane } from '../../../../contract/timeline.ts';
import { announcedDues } from '../../../../contract/vehicle-dues.ts';
import { date } from '../../../lib/format.ts';
import { blockTexts } from '../../../lib/texts.ts';
import { dueText } from '../due-text.ts';
import { addressOf } from '../shell/router.ts';
import type { Blocks } from './use-blocks.ts';
import styles from './VehicleCell.module.css';

interface Props {
  vehicle: Lane['vehicle'];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Null if the host has no blocks. */
  blocks: Blocks | null;
}

/** Names a lane's vehicle, and what it is due for, with a button to plan that. */
export function VehicleCell({ vehicle, today, blocks }: Props) {
  const [due] = announcedDues(vehicle, today);
  const texts = blockTexts();
  return (
    <div className={styles.cell}>
      <div className={styles.name}>
        <a className={styles.vehicle} href={addressOf.vehicle(vehicle.id)}>
          {vehicle.model}
        </a>
        {vehicle.licencePlate && <span className={styles.plate}>{vehicle.licencePlate}</span>}
      </div>
      {due && (vehicle.inspectionFrom || !blocks) && (
        <p className={styles.due} data-past={due.isPast}>
          {dueText(due)}
          {vehicle.inspectionFrom && (
            <span className={styles.planned}>
              {texts.planned(date(vehicle.inspectionFrom.slice(0, 10)))}
            </span>
          )}
        </p>
      )}
      {due && blocks && !vehicle.inspectionFrom && (
        <button
          type="button"
          className={styles.due}
          data-past={due.isPast}
          onClick={() => blocks.plan(vehicle)}
        >
          {dueText(due)}
          <span className={styles.plan}>
            {texts.plan}
            <span className="visually-hidden"> {texts.planFor(vehicle.model)}</span>
          </span>
        </button>
      )}
    </div>
  );
}
