import type { ReactNode } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { company } from '../../lib/site/company.ts';
import { companyAddress } from '../../lib/site/company-address.ts';
import { fill } from '../../lib/site/addresses.ts';
import { imageOf } from '../../lib/api/images.ts';
import { accountTexts, texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import { nextStepOf } from './ReservationActions.tsx';
import styles from './Ticket.module.css';

interface Props {
  reservation: Reservation;
  /** The current wall time. */
  now: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** A ticket's vehicle and status, and what its customer does next. */
export function TicketTop({ reservation, now, children }: Props) {
  const { vehicle, status } = reservation;
  const { rental } = texts();
  return (
    <>
      <Letterhead />
      <header className={styles.top}>
        <div className={styles.media}>
          <VehicleImage
            image={vehicle && imageOf(vehicle)}
            sizes="(min-width: 48rem) 24rem, 100vw"
            alt={vehicle ? vehicleTexts().image(vehicle.model) : ''}
            eager
          />
        </div>
        <div className={styles.head}>
          <h2 className={styles.model}>{vehicle?.model ?? rental.vehicle}</h2>
          <p>
            <span className="visually-hidden">{rental.status}: </span>
            <StatusBadge status={status} />
          </p>
          <p className={styles.step}>{nextStepOf(reservation, now)}</p>
          {children}
          {vehicle && (
            <a
              className={styles.link}
              href={fill(pages.vehicle, { vehicleId: vehicle.id })}
              target="_self"
            >
              {accountTexts().ticket.toVehicle}
            </a>
          )}
        </div>
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
