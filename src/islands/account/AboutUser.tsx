import type { ReactNode } from 'react';
import { languageNames } from '../../../contract/texts/language.ts';
import type { OwnData } from '../../../contract/office/own-data.ts';
import { townLine } from '../../../contract/users/postal-address.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { dateTime, dayRange, price } from '../../lib/texts/format.ts';
import { addressLine, countryText } from '../../lib/texts/postal.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts, texts } from '../../lib/texts/texts.ts';
import { Breakable } from '../ui/Breakable.tsx';
import { Facts, type FactRow } from '../ui/Facts.tsx';
import { Table, type Column } from '../ui/Table.tsx';
import { bookedAddressOf } from './booked-address.ts';
import styles from './AboutUser.module.css';
import { deviceInWords } from './device-in-words.ts';
import { rentalFactsOf, BookedContract } from './rental-facts.tsx';
import { StageBadge } from './StageBadge.tsx';

/** Own data below headings, for people. */
export function AboutUser({ data }: { data: OwnData }) {
  const { reservations, sessions, origins, feeds = [], passkeys = [], keys = [] } = data;
  const account = accountTexts();
  const { ownData } = account;
  const since = {
    title: ownData.since,
    cell: ({ createdAt }: { createdAt: string }) => dateTime(createdAt),
  };
  const lastUsed = {
    title: ownData.lastUsed,
    cell: ({ lastUsedAt }: { lastUsedAt: string | null }) =>
      lastUsedAt ? dateTime(lastUsedAt) : '–',
  };
  return (
    <>
      <Part title={ownData.account}>
        <Facts facts={userFactsOf(data)} />
      </Part>
      <Part title={account.reservations}>
        <Table
          caption={account.reservations}
          columns={rentalColumns()}
          rows={reservations.toReversed()}
          rowKey={({ id }) => id}
          tableClass={styles.rentals}
          empty={account.noReservations}
        />
      </Part>
      <Part title={ownData.sessions}>
        <Table
          caption={ownData.sessions}
          columns={[
            { title: ownData.kinds.device, cell: ({ userAgent }) => deviceInWords(userAgent) },
            { title: ownData.kinds.network, cell: ({ network }) => network || '–' },
            { title: ownData.since, cell: (session) => dateTime(session.since) },
            lastUsed,
            { title: ownData.until, cell: ({ until }) => dateTime(until) },
          ]}
          rows={sessions}
          rowKey={(session) => sessions.indexOf(session)}
          empty={ownData.none}
        />
      </Part>
      <Part title={ownData.passkeys}>
        <Table
          caption={ownData.passkeys}
          columns={[{ title: ownData.passkeyName, cell: ({ name }) => name }, since, lastUsed]}
          rows={passkeys}
          rowKey={(passkey) => passkeys.indexOf(passkey)}
          empty={ownData.none}
        />
        {!!data.recoveryCodes && <p>{ownData.codesLeft(data.recoveryCodes)}</p>}
      </Part>
      <Part title={ownData.feeds}>
        <Table
          caption={ownData.feeds}
          columns={[
            { title: ownData.kind, cell: ({ kind }) => ownData.feedKinds[kind] },
            since,
            lastUsed,
          ]}
          rows={feeds}
          rowKey={(feed) => feeds.indexOf(feed)}
          empty={ownData.none}
        />
      </Part>
      {keys.length > 0 && (
        <Part title={ownData.keys}>
          <Table
            caption={ownData.keys}
            columns={[{ title: ownData.kind, cell: ({ name }) => name }, since, lastUsed]}
            rows={keys}
            rowKey={(key) => keys.indexOf(key)}
            empty={ownData.none}
          />
        </Part>
      )}
      <Part title={ownData.origins}>
        <p>{ownData.originsAbout}</p>
        <Table
          caption={ownData.origins}
          columns={[{ title: ownData.kind, cell: ({ kind }) => ownData.kinds[kind] }, lastUsed]}
          rows={origins}
          rowKey={(origin) => origins.indexOf(origin)}
          empty={ownData.none}
        />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`stack ${styles.part}`}>
    <h2>{title}</h2>
    {children}
  </section>
);

function userFactsOf({ user, staffInvitations = [] }: OwnData): FactRow[] {
  const { fields } = texts();
  const { ownData, licenceClass: licence } = accountTexts();
  const { latinName, companyName, vatId, licenceClass, pendingEmail } = user;
  const { country, leitwegId, invoiceEmail, companyLogin } = user;
  const inWords = (roles: readonly string[]) =>
    roles.map((role) => ownData.roleNames[role] ?? role).join(', ');
  return [
    [fields.firstName, user.firstName],
    [fields.lastName, user.lastName],
    [fields.email, user.email && <Breakable text={user.email} />],
    [fields.phoneNumber, user.phoneNumber],
    [
      fields.address,
      [user.address, townLine(user), country && countryText(country)].filter(Boolean).join(', '),
    ],
    [fields.latinName, latinName],
    [ownData.pendingEmail, pendingEmail],
    [ownData.companyName, companyName],
    [ownData.vatId, vatId],
    [fields.leitwegId, leitwegId],
    [fields.invoiceEmail, invoiceEmail],
    [licence, licenceClass],
    [ownData.roles, inWords(user.roles)],
    [ownData.invitation, staffInvitations.map(({ roles }) => inWords(roles)).join('; ')],
    [ownData.companyLogin, companyLogin],
    [ownData.language, user.language ? languageNames[user.language] : ownData.unknown],
    [ownData.registered, dateTime(user.registeredAt)],
  ];
}

type Booked = OwnData['reservations'][number];

/** A row says which rental it is, and all about it once it is opened. */
function rentalColumns(): Column<Booked>[] {
  const { rental } = texts();
  return [
    {
      title: rental.vehicle,
      area: 'vehicle',
      cell: (booked) => (
        <details>
          <summary className={styles.summary}>{booked.vehicle}</summary>
          <Facts facts={bookedFactsOf(booked)} />
          {booked.termsHash && <BookedContract hash={booked.termsHash} />}
        </details>
      ),
    },
    { title: rental.number, area: 'number', cell: ({ id }) => reservationNumber(id) },
    {
      title: accountTexts().ownData.period,
      area: 'time',
      cell: ({ pickUpTime, dropOffTime }) => dayRange(pickUpTime, dropOffTime),
    },
    {
      title: rental.status,
      area: 'state',
      cell: (booked) => <StageBadge reservation={booked} now={wallTime()} />,
    },
    {
      title: rental.price,
      area: 'price',
      numeric: true,
      cell: ({ amountDue, currency }) => price(amountDue, currency),
    },
  ];
}

/** All that is stored about a reservation, each with its label; what is not stored is left out. */
function bookedFactsOf(reservation: Booked): FactRow[] {
  const { ownData } = accountTexts();
  const { vehicle, bookedAt, bookedByCustomer, customerName, customerCompany, termsHash } =
    reservation;
  const { orderNumber, costCentre } = reservation;
  const { fields } = texts();
  return [
    [texts().rental.vehicle, vehicle],
    ...rentalFactsOf(reservation),
    [ownData.booked, dateTime(bookedAt)],
    [ownData.bookedBy, bookedByCustomer ? ownData.you : ownData.us],
    [ownData.customerName, [customerCompany, customerName].filter(Boolean).join(', ')],
    [ownData.customerAddress, addressLine(bookedAddressOf(reservation))],
    [fields.orderNumber, orderNumber],
    [fields.costCentre, costCentre],
    [ownData.contract, termsHash && <code className="label">{termsHash.slice(0, 12)} …</code>],
  ];
}
