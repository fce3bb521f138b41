import { useCallback, type ReactNode } from 'react';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { date } from '../../lib/texts/format.ts';
import { afterBookingTexts, texts } from '../../lib/texts/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { BookedPrice } from './BookedPrice.tsx';
import styles from './Contract.module.css';
import {
  agreedFactsOf,
  lessorFacts,
  renterFactsOf,
  contractParts,
  type ContractParts,
} from './contract-facts.ts';
import { RentalTimes } from './RentalTimes.tsx';
import { TermsText } from './TermsText.tsx';
import { vehicleFactsOf } from './ticket-texts.ts';

/** A rental contract as it was concluded: on paper, its first page has all but the terms. */
export function Contract({ reservation }: { reservation: Reservation }) {
  const load = useCallback(() => contractParts(reservation), [reservation]);
  return (
    <Loaded load={load} failed={afterBookingTexts().contract.failed}>
      {(parts) => <Sheet reservation={reservation} parts={parts} />}
    </Loaded>
  );
}

function Sheet({ reservation, parts }: { reservation: Reservation; parts: ContractParts }) {
  const { contract } = afterBookingTexts();
  const { vehicle } = reservation;
  const { terms } = parts;
  return (
    <article className={`card ${styles.sheet}`}>
      <div className={styles.columns}>
        <Part title={contract.lessor}>
          <Facts className={styles.rows} facts={lessorFacts()} />
        </Part>
        <Part title={contract.renter}>
          <Facts className={styles.rows} facts={renterFactsOf(parts)} />
        </Part>
      </div>
      <Part title={contract.vehicle}>
        <p className={styles.model}>{vehicle?.model ?? texts().rental.vehicle}</p>
        {vehicle && <Facts className={styles.grid} facts={vehicleFactsOf(vehicle)} />}
      </Part>
      <Part title={contract.period}>
        <dl className={styles.times}>
          <RentalTimes rental={reservation} now={null} />
        </dl>
      </Part>
      <div className={styles.columns}>
        <Part title={contract.price}>
          <BookedPrice reservation={reservation} />
        </Part>
        <Part title={contract.agreed}>
          <Facts className={styles.rows} facts={agreedFactsOf(reservation, parts)} />
        </Part>
      </div>
      <section className={styles.terms}>
        <h2>{contract.terms}</h2>
        <p className={styles.note}>
          {terms ? contract.validFrom(date(terms.validFrom)) : contract.noTerms}
        </p>
        {terms && <TermsText terms={terms} />}
      </section>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
