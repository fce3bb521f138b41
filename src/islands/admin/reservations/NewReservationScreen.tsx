import { useStore } from '@nanostores/react';
import { isOurs } from '../../../lib/api/host.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { $page } from '../shell/router.ts';
import type { ReservationStart } from './use-new-reservation.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

/** With what the host can do, so that the form does not change once it is shown. */
const Form = lazyPart(async () => {
  const [{ NewReservationForm }, isAtOurs] = await Promise.all([
    import('./NewReservationForm.tsx'),
    isOurs(),
  ]);
  return {
    Form: ({ isWalkIn, ...start }: Prefilled) => (
      <NewReservationForm
        start={{ ...start, beginsNow: isWalkIn && isAtOurs, isNew: isWalkIn && isAtOurs }}
        isOurs={isAtOurs}
      />
    ),
  };
}, 'Form');

interface Prefilled extends Omit<ReservationStart, 'beginsNow' | 'isNew'> {
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
