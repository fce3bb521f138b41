import type { ColumnChanges, history } from '../db/schema/index.ts';
import type { StoredRental } from './counter.ts';

type Entry = Omit<typeof history.$inferInsert, 'id' | 'at'> & { at: Date };

const day = 86_400_000;

/** Who did what with the demo's reservations, and with a price, in the order of time: the triggers are quiet for the demo. */
export function historyOf(
  rentals: (StoredRental & { userId: number })[],
  administrator: number | null,
): Entry[] {
  const entries = rentals.flatMap((rental): Entry[] => {
    const entry = (
      at: Date | null,
      actor: number | null,
      changes: ColumnChanges,
      action: Entry['action'] = 'changed',
    ): Entry[] =>
      at ? [{ at, actor, kind: 'reservation', subjectId: rental.id, action, changes }] : [];
    const { userId, createdAt, pickedUpAt, returnedAt, noShowAt, billedUntil } = rental;
    const to = (at: Date | null) => ({ from: null, to: at?.toISOString() ?? null });
    const status = { from: 'CREATED', to: rental.demo.status };
    const isCancelled = rental.demo.status === 'CANCELLED' && !noShowAt;
    return [
      ...entry(createdAt, userId, {}, 'created'),
      ...entry(rental.demo.swap ? pickedUpAt : null, administrator, {
        vehicle_id: { from: rental.agreed.id, to: rental.vehicle.id },
        exchange_consent: {},
        pricing: { from: null, to: 'keep' },
      }),
      ...entry(
        rental.demo.isMissing ? new Date(createdAt.getTime() + 2 * day) : null,
        administrator,
        {
          vehicle_missing: { from: false, to: true },
        },
      ),
      ...entry(pickedUpAt, administrator, { picked_up_at: to(pickedUpAt) }),
      ...entry(returnedAt, administrator, {
        status,
        returned_at: to(returnedAt),
        ...(billedUntil && { billed_until: to(billedUntil) }),
      }),
      ...entry(noShowAt, administrator, { status, no_show_at: to(noShowAt) }),
      ...entry(isCancelled ? new Date(createdAt.getTime() + day) : null, userId, { status }),
    ];
  });
  const { vehicle } = rentals[0]!;
  const from = vehicle.pricePerDay && vehicle.pricePerDay - 5;
  const raised: Entry = {
    at: new Date(Date.now() - 20 * day),
    actor: administrator,
    kind: 'vehicle',
    subjectId: vehicle.id,
    action: 'changed',
    changes: { price_per_day: { from, to: vehicle.pricePerDay } },
  };
  return [...entries, raised].toSorted((first, other) => first.at.getTime() - other.at.getTime());
}
