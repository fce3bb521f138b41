import { filesOf } from '../../lib/reservation-files.ts';
import { afterBookingTexts } from '../../lib/texts.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { FileButton } from '../ui/FileButton.tsx';

/** Saves a reservation for a calendar, where the host can. */
export function CalendarButton({ id }: { id: number }) {
  const { files } = afterBookingTexts();
  if (!useOffers('calendarFile')) return null;
  return (
    <FileButton save={filesOf(id).saveCalendar} loading={files.loading} icon="calendar">
      {files.calendar}
    </FileButton>
  );
}
