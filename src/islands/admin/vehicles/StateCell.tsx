import type { ListedVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { today } from '../../../lib/api/clock.ts';
import { date, shortDateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { plannedDues } from '../blocks/planned-dues.ts';
import { Dated } from '../Dated.tsx';
import { DueLines, hasPast } from '../DueLines.tsx';
import { addressOf } from '../shell/router.ts';
import styles from './StateCell.module.css';

type State = NonNullable<ListedVehicle['state']>;

const tones: Record<State['kind'], string> = {
  free: 'tone-green',
  rented: 'tone-blue',
  late: 'tone-red',
  preparing: 'tone-grey',
  blocked: 'tone-grey',
  retired: 'tone-grey',
};

/** What a vehicle does now, in words. */
function stateText({ kind, until }: State): string {
  const texts = blockTexts();
  if (kind === 'blocked' && until === null) return texts.blockedOpen;
  if (kind === 'free' || kind === 'retired' || until === null) return texts.stateNames[kind];
  const time = shortDateTime(until);
  const withTime = {
    rented: texts.rentedUntil,
    late: texts.lateFor,
    preparing: texts.preparingUntil,
    blocked: texts.blockedUntil,
  };
  return withTime[kind](time);
}

/** What a vehicle does now and is due for soon, with a link to plan that. */
export function StateCell({ vehicle }: { vehicle: ListedVehicle }) {
  const { state, inspectionFrom } = vehicle;
  const { planned, open } = plannedDues(vehicle, today());
  const inspectionDate = inspectionFrom ? date(inspectionFrom.slice(0, 10)) : '';
  const texts = blockTexts();
  return (
    <div className={styles.state}>
      {state && (
        <span className={`badge ${tones[state.kind]}`}>
          <span>
            <Dated text={stateText(state)} />
          </span>
        </span>
      )}
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
        <a className={styles.plan} href={addressOf.plan(vehicle)}>
          {texts.plan}
          <span className="visually-hidden"> {texts.planFor(vehicle.model)}</span>
        </a>
      )}
    </div>
  );
}
