import { useState } from 'react';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { filesOf } from '../../../lib/rental/reservation-files.ts';
import { ReservationFiles } from '../../ui/ReservationFiles.tsx';
import styles from './Story.module.css';
import { may } from '../../../lib/session/may.ts';

/** A reservation's calendar file and documents, as its customer gets them. */
export function ReservationDocuments({ reservation }: { reservation: Reservation }) {
  const { id, status, dropOffTime } = reservation;
  const [files] = useState(() => filesOf(id));
  return (
    <div className={styles.part}>
      <ReservationFiles
        isOwn={false}
        files={files}
        // Protocols show signatures and photos.
        steps={may('counter') ? reservation : {}}
        isAhead={status === 'CREATED' && dropOffTime > wallTime()}
      />
    </div>
  );
}
