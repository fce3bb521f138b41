import { useStore } from '@nanostores/react';
import { offers } from '../../../lib/features.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { $page } from '../shell/router.ts';
import type { Known } from './use-new-reservation.ts';
import { adminTexts } from '../../../lib/texts.ts';

/** With what the host can do, so that the form does not change once it is shown. */
const Form = lazyPart(async () => {
  const [{ NewReservationForm }, hasSearch, canBeginNow, canInvite] = await Promise.all([
    import('./NewReservationForm.tsx'),
    offers('search'),
    offers('counter'),
    offers('invitations'),
  ]);
  return ({ isWalkIn, ...known }: Prefilled) => (
    <NewReservationForm
      known={{ ...known, beginsNow: isWalkIn && canBeginNow, isNew: isWalkIn && canInvite }}
      hasSearch={hasSearch}
    />
  );
});

interface Prefilled extends Omit<Known, 'beginsNow' | 'isNew'> {
  /** Whether somebody stands at the counter whom nobody knows yet. */
  isWalkIn: boolean;
}

/** Books a vehicle for a customer; the address may prefill customer, vehicle and day, or begin a walk-in. */
export function NewReservationScreen() {
  const { customer, vehicle, day = '', begins } = useStore($page)?.search ?? {};
  return (
    <>
      <ScreenHeader title={adminTexts().newReservation} />
      <Form
        userId={idOf(customer)}
        vehicleId={idOf(vehicle)}
        day={day}
        isWalkIn={begins === 'now'}
      />
    </>
  );
}

const idOf = (text = ''): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
