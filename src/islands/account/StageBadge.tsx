import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { accountTexts, texts } from '../../lib/texts/texts.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { isMissed, stageOf } from './stage.ts';

interface Props {
  reservation: Pick<Reservation, 'status' | 'pickUpTime' | 'dropOffTime' | 'pickedUpAt'>;
  /** The current wall time. */
  now: string;
}

/** How far a rental has come, for its customer: one that has begun is more than booked. */
export function StageBadge({ reservation, now }: Props) {
  const { stages }: { stages: Partial<Record<string, string>> } = accountTexts();
  const name = stageOf(reservation, now);
  const stage = stages[isMissed(reservation, now) ? 'missed' : name];
  return (
    <p>
      <span className="visually-hidden">{texts().rental.status}: </span>
      {stage ? (
        <span className={`badge ${name === 'overdue' ? 'tone-red' : 'tone-out'}`}>{stage}</span>
      ) : (
        <StatusBadge status={reservation.status} />
      )}
    </p>
  );
}
