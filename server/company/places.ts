import { placeNamed } from '../../contract/site/meeting.ts';
import type { CompanyFacts } from './facts.ts';

/** A place of a rental with its address, if it is one of the company's: `Depot, Cable Road 3, 12347 Town`. */
export function placeInWords({ places }: CompanyFacts, name: string): string {
  const address = addressOf({ places }, name);
  return address === null ? name : `${name}, ${address}`;
}

/** The address of a place of a rental; null unless it is one of the company's. */
export const addressOf = ({ places }: Pick<CompanyFacts, 'places'>, place: string): string | null =>
  placeNamed(places, place)?.address ?? null;
