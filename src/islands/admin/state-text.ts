import type { VehicleState } from '../../../contract/vehicles/vehicles.ts';
import { shortDateTime } from '../../lib/texts/format.ts';
import { blockTexts } from '../../lib/texts/texts.ts';

/** What a vehicle does now, in words. */
export function stateText({ kind, until }: VehicleState): string {
  const texts = blockTexts();
  if (kind === 'blocked' && until === null) return texts.blockedOpen;
  if (kind === 'free' || kind === 'retired' || until === null) return texts.stateNames[kind];
  const time = shortDateTime(until);
  const withTime = {
    rented: texts.rentedUntil,
    late: texts.lateSince,
    preparing: texts.preparingUntil,
    transfer: texts.transferUntil,
    blocked: texts.blockedUntil,
  };
  return withTime[kind](time);
}
