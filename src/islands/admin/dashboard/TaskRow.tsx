import type { ReactNode } from 'react';
import type { Due } from '../../../../contract/reservations-admin.ts';
import type { Reservation } from '../../../../contract/reservations.ts';
import { dashboardTexts } from '../../../lib/dashboard-texts.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { addressOf } from '../shell/router.ts';
import { WorkRow } from './WorkRow.tsx';

interface Props {
  kind: Due;
  row: Reservation;
  time: ReactNode;
}

/** A reservation that is due, and the step that is to be done. */
export function TaskRow({ kind, row, time }: Props) {
  const step = useOffers('counter') ? stepOf(kind, row) : null;
  const what = [row.vehicle?.model, row.customer].filter(Boolean).join(', ');
  return (
    <WorkRow
      href={addressOf.reservation(row.id)}
      time={time}
      what={row.vehicle?.model}
      about={row.customer}
      step={step && { ...step, label: counterTexts().stepFor(step.text, what) }}
    />
  );
}

/** What is to be done with a reservation of a list; null for nothing there, and where the host does not say. */
function stepOf(kind: Due, { id, pickedUpAt }: Reservation) {
  if (pickedUpAt === undefined) return null;
  // Whether nobody came, or nobody recorded it, is decided on its page.
  if (kind === 'toBeClosed')
    return { href: addressOf.reservation(id), text: dashboardTexts().close };
  if (pickedUpAt !== null && kind === 'pickUps') return null;
  const step = pickedUpAt === null ? 'hand-over' : 'return';
  return { href: addressOf.step(step, id), text: counterTexts().steps[step] };
}
