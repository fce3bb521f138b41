import type { Reservation } from '../../../contract/reservations.ts';
import { company } from '../../lib/company.ts';
import { accountTexts } from '../../lib/texts.ts';
import { changesOf } from './changes.ts';
import { stageOf } from './stage.ts';

/** What the customer of a reservation does next, at a wall time. */
export function nextStepOf(reservation: Reservation, now: string): string {
  const stage = stageOf(reservation, now);
  const isExtendable = stage === 'running' && changesOf(reservation, now) === 'extension';
  return accountTexts().nextStep[isExtendable ? 'extendable' : stage](unbroken(company.phones[0]));
}

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
