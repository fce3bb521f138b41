import type { Reservation } from '../../../contract/reservations.ts';
import { company } from '../../lib/company.ts';
import { accountTexts } from '../../lib/texts.ts';
import { stageOf } from './stage.ts';

/** What the customer of a reservation does next, at a wall time. */
export const nextStepOf = (reservation: Reservation, now: string): string =>
  accountTexts().nextStep[stageOf(reservation, now)](unbroken(company.phones[0]));

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
