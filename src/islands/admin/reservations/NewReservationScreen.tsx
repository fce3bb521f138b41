import { useStore } from '@nanostores/react';
import { offers } from '../../../lib/features.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { $page } from '../shell/router.ts';
import type { Known } from './use-new-reservation.ts';
import { adminTexts } from '../../../lib/texts.ts';

/** With what the host can do, so that the form does not change once it is shown. */
const Form = lazyPart(async () => {
  const [{ NewReservationForm }, hasSearch] = await Promise.all([
    import('./NewReservationForm.tsx'),
    offers('search'),
  ]);
  return ({ known }: { known: Known }) => (
    <NewReservationForm known={known} hasSearch={hasSearch} />
  );
});

/** Books a vehicle for a customer; the address may prefill customer, vehicle and day. */
export function NewReservationScreen() {
  const { customer, vehicle, day = '' } = useStore($page)?.search ?? {};
  const known = { userId: idOf(customer), vehicleId: idOf(vehicle), day };
  return (
    <>
      <ScreenHeader title={adminTexts().newReservation} />
      <Form known={known} />
    </>
  );
}

const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
