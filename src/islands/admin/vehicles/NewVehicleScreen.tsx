import { texts } from '../../../lib/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { VehicleForm } from './VehicleForm.tsx';

export function NewVehicleScreen() {
  return (
    <>
      <ScreenHeader title={texts.admin.newVehicle} />
      <VehicleForm vehicle={null} />
    </>
  );
}
