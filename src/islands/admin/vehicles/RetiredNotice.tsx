import { useEffect } from 'react';
import { reinstateVehicle } from '../../../../contract/vehicles/retirement.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { call } from '../../../lib/api/api.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { adminTexts, messageOf, fleetTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { focusIfLost } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';
import styles from './VehicleNotice.module.css';
import { may } from '../../../lib/session/may.ts';

interface Props {
  vehicle: FleetVehicle & { retiredAt: string };
  onReinstated: () => Promise<void>;
}

/** Says that a vehicle is retired, and puts it back into service. */
export function RetiredNotice({ vehicle, onReinstated }: Props) {
  const texts = fleetTexts();
  // Its button goes with it.
  useEffect(() => () => focusIfLost(document.querySelector('main')), []);
  const reinstate = async () => {
    await call(reinstateVehicle, { params: { id: vehicle.id } });
    toast('success', messageOf('vehicles.reinstated'));
    await onReinstated();
  };
  return (
    <div className={`notice notice--info cluster ${styles.notice}`}>
      <p>{texts.since(sentenceTime(vehicle.retiredAt))}</p>
      {may('vehicles.write') && (
        <ConfirmedButton
          className="button"
          label={texts.reinstate}
          question={texts.reinstateQuestion(vehicleName(vehicle))}
          hint={texts.reinstateHint}
          dismiss={adminTexts().goBack}
          isHarmless
          onConfirm={reinstate}
        />
      )}
    </div>
  );
}
