import type { Counter } from '../../../../contract/counter/counter.ts';
import { allDues } from '../../../../contract/vehicles/vehicle-dues.ts';
import { today } from '../../../lib/api/clock.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { dueName } from '../due-name.ts';

interface Props {
  counter: Counter;
  /** Whether the vehicle is not handed over without a reason. */
  isPastDue?: boolean;
}

/** What of a vehicle is past its day: with it a hand-over needs a reason, or it only warns. */
export function PastDues({ counter, isPastDue = counter.isPastDue }: Props) {
  const texts = counterTexts();
  const past = allDues(counter.vehicle, today()).filter((due) => due.isPast);
  const names = past.length > 0 && texts.pastDue(past.map(dueName).join(', '));
  if (!isPastDue && !names) return null;
  return (
    <p className={`notice notice--${isPastDue ? 'danger' : 'info'}`}>
      {isPastDue && texts.isPastDue} {names}
    </p>
  );
}
