import type { ListedVehicle, VehicleState } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { today } from '../../../lib/api/clock.ts';
import { date } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { plannedDues } from '../blocks/planned-dues.ts';
import { Dated } from '../Dated.tsx';
import { DueLines, hasPast } from '../DueLines.tsx';
import { addressOf } from '../shell/router.ts';
import { stateText } from '../state-text.ts';
import styles from './StateCell.module.css';

const tones: Record<VehicleState['kind'], string> = {
  free: 'tone-green',
  rented: 'tone-out',
  late: 'tone-red',
  preparing: 'tone-grey',
  transfer: 'tone-grey',
  blocked: 'tone-grey',
  retired: 'tone-grey',
};

/** What a vehicle does now. */
export const StateNow = ({ state }: { state: VehicleState }) => (
  <span className={`badge ${tones[state.kind]}`}>
    <span>
      <Dated text={stateText(state)} />
    </span>
  </span>
);

/** What a vehicle does now and is due for soon, with a link to plan that. */
export function StateCell({ vehicle }: { vehicle: ListedVehicle }) {
  const { state, inspectionFrom } = vehicle;
  const { planned, open } = plannedDues(vehicle, today());
  const inspectionDate = inspectionFrom ? date(inspectionFrom.slice(0, 10)) : '';
  const texts = blockTexts();
  return (
    <div className={styles.state}>
      {state && <StateNow state={state} />}
      {planned.length > 0 && (
        <div className={styles.due} data-past={hasPast(planned)}>
          <DueLines dues={planned} plan={texts.planned(inspectionDate)} />
        </div>
      )}
      {open.length > 0 && (
        <div className={styles.due} data-past={hasPast(open)}>
          <DueLines dues={open} plan={inspectionDate && texts.plannedLate(inspectionDate)} />
        </div>
      )}
      {open.length > 0 && (
        <a
          className={styles.plan}
          href={addressOf.plan(vehicle)}
          aria-label={`${texts.plan} ${texts.planFor(vehicleName(vehicle))}`}
        >
          {texts.planShort}
        </a>
      )}
    </div>
  );
}
