import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx'), 'VehicleForm');

export function NewVehicleScreen() {
  return (
    <>
      <ScreenHeader title={adminTexts().newVehicle} />
      <VehicleForm stored={null} />
    </>
  );
}
