import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { CounterStep } from '../../contract/counter/counter-steps.ts';
import type { ConditionStep, DamagePlace } from '../../contract/counter/damage-places.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import {
  conditionPhotos,
  counterSteps,
  damages,
  reservations,
  signatures,
  vehicles,
} from '../db/schema/index.ts';

export interface ProtocolDamage {
  id: string;
  place: DamagePlace;
  note: string;
  /** Whether this step found it. */
  isNew: boolean;
}

interface Readings {
  mileageKm: number | null;
  fuelEighths: number | null;
}

/** What was recorded of a step. */
export interface RecordedStep extends Readings {
  at: Date;
  licenceSeen: boolean | null;
  note: string;
  licencePlate: string | null;
  /** How the customer agreed to a vehicle of another kind; null where nobody had to. */
  exchangeConsent: string | null;
  /** Of the hand-over, where this is the return; null where it was not read off. */
  before: Readings | null;
  /** Those that the vehicle had then. */
  damages: ProtocolDamage[];
  /** Small ones, as JPEG. */
  photos: { damageId: string | null; bytes: Uint8Array }[];
  signature: { name: string; strokes: string | null } | null;
}

/** Reads what was recorded of a step, if only its moment; null if it did not happen, or was undone. */
export async function recordedStep(
  db: Database,
  reservationId: number,
  step: ConditionStep,
): Promise<RecordedStep | null> {
  const [rental] = await db
    .select({
      vehicleId: vehicles.id,
      licencePlate: vehicles.licencePlate,
      ...pick(reservations, 'exchangeConsent', 'pickedUpAt', 'returnedAt'),
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(eq(reservations.id, reservationId));
  const at = step === 'return' ? rental?.returnedAt : rental?.pickedUpAt;
  if (!rental || !at) return null;
  const [steps, thatTime, photos, [signature]] = await Promise.all([
    stepsOf(db, reservationId),
    damagesAt(db, rental.vehicleId, at),
    db
      .select({ damageId: conditionPhotos.damageId, bytes: conditionPhotos.preview })
      .from(conditionPhotos)
      .where(and(eq(conditionPhotos.reservationId, reservationId), eq(conditionPhotos.step, step)))
      .orderBy(asc(conditionPhotos.takenAt), asc(conditionPhotos.id)),
    db
      .select({ name: signatures.name, strokes: signatures.strokes })
      .from(signatures)
      .where(and(eq(signatures.reservationId, reservationId), eq(signatures.step, step))),
  ]);
  const read = steps[step];
  return {
    at,
    licencePlate: rental.licencePlate,
    exchangeConsent: step === 'hand-over' ? rental.exchangeConsent : null,
    mileageKm: read?.mileageKm ?? null,
    fuelEighths: read?.fuelEighths ?? null,
    licenceSeen: read?.licenceSeen ?? null,
    note: read?.note ?? '',
    before: step === 'return' ? (steps['hand-over'] ?? null) : null,
    damages: thatTime.flatMap(({ reservation, foundAt, ...damage }) => {
      const isOwn = reservation === reservationId;
      // The return may have been in the same second.
      if (isOwn && foundAt === 'return' && step === 'hand-over') return [];
      return { ...damage, isNew: isOwn && foundAt === step };
    }),
    photos,
    signature: signature ?? null,
  };
}

async function stepsOf(db: Database, reservationId: number) {
  const rows = await db
    .select(pick(counterSteps, 'kind', 'mileageKm', 'fuelEighths', 'licenceSeen', 'note'))
    .from(counterSteps)
    .where(eq(counterSteps.reservationId, reservationId));
  const byKind: Partial<Record<CounterStep, (typeof rows)[number]>> = {};
  for (const row of rows) byKind[row.kind] = row;
  return byKind;
}

/** The damages that a vehicle had at an instant, oldest first. */
const damagesAt = (db: Database, vehicleId: number, at: Date) =>
  db
    .select({
      ...pick(damages, 'id', 'place', 'note'),
      reservation: damages.reservationId,
      foundAt: damages.step,
    })
    .from(damages)
    .where(
      and(
        eq(damages.vehicleId, vehicleId),
        lte(damages.reportedAt, at),
        or(isNull(damages.repairedAt), gt(damages.repairedAt, at)),
      ),
    )
    .orderBy(asc(damages.reportedAt), asc(damages.createdAt), asc(damages.id));
