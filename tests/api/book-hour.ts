import { perRentalText } from '../../contract/reservations/rental-fields.ts';
import type { Executor } from '../../server/db/index.ts';
import { reservationInserter } from '../../server/reservations/reservation-inserter.ts';

const hour = 3_600_000;

interface Asked {
  userId: number;
  vehicleId: number;
  /** From now. */
  days: number;
  bookedByCustomer: boolean;
}

/** Books a vehicle for an hour, without limits. Returns how it ended. */
export async function bookHour(db: Executor, { days, ...asked }: Asked) {
  const pickUp = Date.now() + days * 24 * hour;
  const { outcome } = await reservationInserter(db, { timeZone: 'UTC' })(
    {
      ...asked,
      actor: asked.userId,
      termsHash: null,
      expectedPrice: null,
      ...perRentalText(() => ''),
      pickUpTime: new Date(pickUp),
      dropOffTime: new Date(pickUp + hour),
      limits: {
        openReservations: 0,
        bookingsPerHour: 0,
        openDaysNew: 0,
        openDays: 0,
        bookingsPerNetwork: 0,
      },
      network: null,
      readiness: { notReadyHours: 0, today: '2026-01-01' },
      currency: 'EUR',
      vatPercent: 19,
    },
    null,
  );
  return outcome;
}
