import { announcedDues } from '../../../../contract/vehicle-dues.ts';
import type { FleetVehicle } from '../../../../contract/vehicles.ts';
import { wallTime } from '../../../lib/clock.ts';
import { blockTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { DueLines, hasPast } from '../DueLines.tsx';
import { addressOf } from '../shell/router.ts';
import styles from './VehicleNotice.module.css';

/** Warns of what a vehicle is due for soon, with a link to plan it. */
export function VehicleDues({ vehicle }: { vehicle: FleetVehicle }) {
  const dues = announcedDues(vehicle, wallTime().slice(0, 10));
  const canPlan = useOffers('blocks');
  if (dues.length === 0) return null;
  return (
    <div className={`notice notice--${hasPast(dues) ? 'danger' : 'info'} cluster ${styles.notice}`}>
      <div>
        <DueLines dues={dues} plan="" />
      </div>
      {canPlan && (
        <a className="button" href={addressOf.plan(vehicle)}>
          {blockTexts().plan}
        </a>
      )}
    </div>
  );
}
