import { useStore } from '@nanostores/react';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { $page } from '../shell/router.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const NewReservationForm = lazyPart(() =>
  import('./NewReservationForm.tsx').then((file) => file.NewReservationForm),
);

/** Books a vehicle for a customer; the address may prefill customer, vehicle and day. */
export function NewReservationScreen() {
  const { customer, vehicle, day = '' } = useStore($page)?.search ?? {};
  const known = { userId: idOf(customer), vehicleId: idOf(vehicle), day };
  return (
    <>
      <ScreenHeader title={adminTexts.newReservation} />
      <NewReservationForm known={known} />
    </>
  );
}

const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
