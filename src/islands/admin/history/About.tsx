import type { AnyHistoryEntry } from '../../../../contract/office/history.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { adminTexts, historyTexts } from '../../../lib/texts/texts.ts';
import { addressOf } from '../shell/router.ts';

/** What an entry is about; a link while it is there. */
export function About({ entry }: { entry: AnyHistoryEntry }) {
  const { kind, subjectId, subject, action } = entry;
  const name = nameOf(entry);
  if (
    action === 'deleted' ||
    kind === 'block' ||
    (subject === null && kind !== 'reservation' && kind !== 'settings')
  )
    return <span>{name}</span>;
  return (
    <a className="easy-to-hit" href={addressOf[kind](subjectId)}>
      {name}
    </a>
  );
}

function nameOf({ kind, subjectId, subject }: AnyHistoryEntry): string {
  const texts = historyTexts();
  switch (kind) {
    case 'reservation':
      return texts.reservation(reservationNumber(subjectId));
    case 'vehicle':
      return subject ?? adminTexts().vehicleNumber(subjectId);
    case 'user':
      return subject ?? texts.user(subjectId);
    case 'settings':
      return texts.kinds.settings;
    case 'block':
      return [texts.block(subjectId), subject].filter(Boolean).join(', ');
  }
}
