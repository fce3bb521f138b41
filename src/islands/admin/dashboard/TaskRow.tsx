import type { ReactNode } from 'react';
import type { Due } from '../../../../contract/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { addressOf } from '../shell/router.ts';
import { WorkRow } from './WorkRow.tsx';

interface Props {
  kind: Due;
  row: Reservation;
  time: ReactNode;
}

/** A reservation that is due, and the step that is to be done; what is to be closed is for the reservation's page. */
export function TaskRow({ kind, row, time }: Props) {
  const step = useOffers('counter') ? stepOf(kind, row) : null;
  const { steps, stepFor } = counterTexts();
  return (
    <WorkRow
      href={addressOf.reservation(row.id)}
      time={time}
      what={row.vehicle?.model}
      about={row.customer}
      step={
        step && {
          href: addressOf.step(step, row.id),
          text: steps[step],
          label: stepFor(
            steps[step],
            [row.vehicle?.model, row.customer].filter(Boolean).join(', '),
          ),
        }
      }
    />
  );
}

/** What is to be done with a reservation of a list; null for nothing there, and where the host does not say. */
function stepOf(kind: Due, { pickedUpAt }: Reservation): 'hand-over' | 'return' | null {
  if (pickedUpAt === undefined || kind === 'toBeClosed') return null;
  if (pickedUpAt === null) return 'hand-over';
  return kind === 'pickUps' ? null : 'return';
}
