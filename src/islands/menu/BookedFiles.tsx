import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { agreementDocuments } from '../../../contract/counter/document-kinds.ts';
import { useSendsMails } from '../../lib/host/use-host.ts';
import { filesOf } from '../../lib/rental/reservation-files.ts';
import { $session } from '../../lib/session/session.ts';
import { afterBookingTexts } from '../../lib/texts/texts.ts';
import { FileButton } from '../ui/FileButton.tsx';

/** A reservation's calendar file and papers, and where they were sent. */
export function BookedFiles({ id }: { id: number }) {
  const { card, files } = afterBookingTexts();
  const [booked] = useState(() => filesOf(id));
  const session = useStore($session);
  const isSent = useSendsMails();
  return (
    <>
      <FileButton save={booked.saveCalendar} loading={files.loading} icon="calendar">
        {files.calendar}
      </FileButton>
      {agreementDocuments.map((kind) => (
        <FileButton key={kind} save={() => booked.saveDocument(kind)} loading={files.loading}>
          {files[kind]}
        </FileButton>
      ))}
      {isSent && session.state === 'user' && (
        <p className="booked__note">{card.confirmation(session.user.email)}</p>
      )}
    </>
  );
}
