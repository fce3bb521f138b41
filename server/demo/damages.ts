import type { DamagePlace } from '../../contract/counter/damage-places.ts';

interface DemoDamage {
  /** The index of the vehicle. */
  vehicle: number;
  place: DamagePlace;
  note: string;
  /** Days before today. */
  daysAgo: number;
}

export const demoDamages: DemoDamage[] = [
  { vehicle: 1, place: 'left', note: 'Kratzer an der Fahrertür, 15 cm', daysAgo: 96 },
  { vehicle: 4, place: 'rear', note: 'Delle in der Stoßstange, handtellergroß', daysAgo: 41 },
  { vehicle: 4, place: 'load_space', note: 'Verkleidung links eingerissen', daysAgo: 12 },
  { vehicle: 7, place: 'windscreen', note: 'Steinschlag unten rechts, versiegelt', daysAgo: 58 },
  { vehicle: 10, place: 'wheels', note: 'Felge vorn rechts zerkratzt', daysAgo: 23 },
];
