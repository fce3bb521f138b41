import { sql } from 'drizzle-orm';
import type { OwnData } from '../../contract/own-data.ts';
import {
  conditionPhotos,
  counterSteps,
  damages,
  payments,
  reservations,
  signatures,
} from '../db/schema/index.ts';

type Reservation = OwnData['reservations'][number];
type Rows<Name extends keyof Reservation> = NonNullable<Reservation[Name]>;

/** What was recorded at the counter of a reservation; times are ISO instants. */
export const atCounter = {
  steps: sql<Rows<'steps'>>`(
    select coalesce(json_agg(json_build_object('step', kind, 'at', step.at, 'mileageKm', mileage_km,
      'fuelEighths', fuel_eighths, 'licenceSeen', licence_seen, 'note', note) order by step.at), '[]')
    from ${counterSteps} as step where step.reservation_id = ${reservations}.id)`,
  payments: sql<Rows<'payments'>>`(
    select coalesce(json_agg(json_build_object('kind', kind, 'method', method, 'amount', amount, 'at', payment.at,
      'note', note) order by payment.at), '[]')
    from ${payments} as payment where payment.reservation_id = ${reservations}.id)`,
  damages: sql<Rows<'damages'>>`(
    select coalesce(json_agg(json_build_object('step', step, 'place', place, 'note', note, 'at', reported_at)
      order by reported_at, damage.created_at), '[]')
    from ${damages} as damage where damage.reservation_id = ${reservations}.id)`,
  signatures: sql<Rows<'signatures'>>`(
    select coalesce(json_agg(json_build_object('step', step, 'name', name, 'strokes', strokes, 'at', signed.created_at)
      order by signed.created_at), '[]')
    from ${signatures} as signed where signed.reservation_id = ${reservations}.id)`,
  photos: sql<Rows<'photos'>>`(
    select coalesce(json_agg(json_build_object('id', photo.id, 'step', step, 'takenAt', taken_at) order by taken_at), '[]')
    from ${conditionPhotos} as photo where photo.reservation_id = ${reservations}.id)`,
};
