import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

export function NewVehicleScreen() {
  return (
    <>
      <ScreenHeader title={adminTexts.newVehicle} />
      <VehicleForm stored={null} />
    </>
  );
}
