import { company } from '../../lib/site/company.ts';
import { companyAddress } from '../../lib/site/company-address.ts';
import { imageOf } from '../../lib/api/images.ts';
import { texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import { WithPhone } from '../ui/WithPhone.tsx';
import { nextStepOf } from './ReservationActions.tsx';
import type { ShownRental } from './stage.ts';
import { StageBadge } from './StageBadge.tsx';
import styles from './Ticket.module.css';

/** A ticket's vehicle and status, and what its customer does next. */
export function TicketTop({ reservation, now }: ShownRental) {
  const { vehicle } = reservation;
  return (
    <>
      <Letterhead />
      <header className={styles.top}>
        <div className={styles.media}>
          <VehicleImage
            image={vehicle && imageOf(vehicle)}
            sizes="(min-width: 48rem) 20rem, 7rem"
            alt={vehicle ? vehicleTexts().image(vehicle.model) : ''}
            eager
          />
        </div>
        <div className={styles.head}>
          <h2 className={styles.model}>{vehicle?.model ?? texts().rental.vehicle}</h2>
          <StageBadge reservation={reservation} now={now} />
        </div>
        <p className={styles.step}>
          <WithPhone text={nextStepOf(reservation, now)} />
        </p>
      </header>
    </>
  );
}

/** The company's name and address, on paper only. */
function Letterhead() {
  return (
    <p className={styles.letterhead}>
      <strong>{company.legalName}</strong>
      <span>{companyAddress}</span>
    </p>
  );
}
