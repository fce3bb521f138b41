import { languageNames } from '../../../contract/texts/language.ts';
import type { OwnData } from '../../../contract/office/own-data.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { addressLine, countryText } from '../../lib/texts/postal.ts';
import { perPersonField } from '../../lib/forms/person.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { accountTexts, texts } from '../../lib/texts/texts.ts';
import { Breakable } from '../ui/Breakable.tsx';
import { Facts, type FactRow } from '../ui/Facts.tsx';
import { Table } from '../ui/Table.tsx';
import { bookedAddressOf } from './booked-address.ts';
import styles from './AboutUser.module.css';
import { deviceInWords } from './device-in-words.ts';
import { rentalFactsOf, BookedContract } from './rental-facts.tsx';

/** Own data below headings, for people. */
export function AboutUser({ data }: { data: OwnData }) {
  const { reservations, sessions, origins, feeds = [], passkeys = [], keys = [] } = data;
  const account = accountTexts();
  const { ownData } = account;
  return (
    <>
      <section className={`stack ${styles.part}`}>
        <h2>{ownData.account}</h2>
        <Facts facts={userFactsOf(data)} />
      </section>
      <section className={`stack ${styles.part}`}>
        <h2>{account.reservations}</h2>
        {reservations.length === 0 && (
          <p className="notice notice--info">{account.noReservations}</p>
        )}
        {reservations.map((reservation) => (
          <article key={reservation.id} className="stack">
            <h3 className={styles.reservation}>
              {account.reservation(reservationNumber(reservation.id))}
            </h3>
            <Facts facts={bookedFactsOf(reservation)} />
            {reservation.termsHash && (
              <div>
                <BookedContract hash={reservation.termsHash} />
              </div>
            )}
          </article>
        ))}
      </section>
      <section className={`stack ${styles.part}`}>
        <h2>{ownData.sessions}</h2>
        <Table
          caption={ownData.sessions}
          columns={[
            { title: ownData.kinds.device, cell: ({ userAgent }) => deviceInWords(userAgent) },
            { title: ownData.kinds.network, cell: ({ network }) => network || '–' },
            { title: ownData.since, cell: ({ since }) => dateTime(since) },
            { title: ownData.lastUsed, cell: ({ lastUsedAt }) => dateTime(lastUsedAt) },
            { title: ownData.until, cell: ({ until }) => dateTime(until) },
          ]}
          rows={sessions}
          rowKey={(session) => sessions.indexOf(session)}
          empty={ownData.none}
        />
      </section>
      <section className={`stack ${styles.part}`}>
        <h2>{ownData.passkeys}</h2>
        <Table
          caption={ownData.passkeys}
          columns={[
            { title: ownData.passkeyName, cell: ({ name }) => name },
            { title: ownData.since, cell: ({ createdAt }) => dateTime(createdAt) },
            {
              title: ownData.lastUsed,
              cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : '–'),
            },
          ]}
          rows={passkeys}
          rowKey={(passkey) => passkeys.indexOf(passkey)}
          empty={ownData.none}
        />
        {!!data.recoveryCodes && <p>{ownData.codesLeft(data.recoveryCodes)}</p>}
      </section>
      <section className={`stack ${styles.part}`}>
        <h2>{ownData.feeds}</h2>
        <Table
          caption={ownData.feeds}
          columns={[
            { title: ownData.kind, cell: ({ kind }) => ownData.feedKinds[kind] },
            { title: ownData.since, cell: ({ createdAt }) => dateTime(createdAt) },
            {
              title: ownData.lastUsed,
              cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : ownData.none),
            },
          ]}
          rows={feeds}
          rowKey={(feed) => feeds.indexOf(feed)}
          empty={ownData.none}
        />
      </section>
      {keys.length > 0 && (
        <section className={`stack ${styles.part}`}>
          <h2>{ownData.keys}</h2>
          <Table
            caption={ownData.keys}
            columns={[
              { title: ownData.kind, cell: ({ name }) => name },
              { title: ownData.since, cell: ({ createdAt }) => dateTime(createdAt) },
              {
                title: ownData.lastUsed,
                cell: ({ lastUsedAt }) => (lastUsedAt ? dateTime(lastUsedAt) : ownData.none),
              },
            ]}
            rows={keys}
            rowKey={(key) => keys.indexOf(key)}
            empty={ownData.none}
          />
        </section>
      )}
      <section className={`stack ${styles.part}`}>
        <h2>{ownData.origins}</h2>
        <p>{ownData.originsAbout}</p>
        <Table
          caption={ownData.origins}
          columns={[
            { title: ownData.kind, cell: ({ kind }) => ownData.kinds[kind] },
            { title: ownData.lastUsed, cell: ({ lastUsedAt }) => dateTime(lastUsedAt) },
          ]}
          rows={origins}
          rowKey={(origin) => origins.indexOf(origin)}
          empty={ownData.none}
        />
      </section>
    </>
  );
}

function userFactsOf({ user, staffInvitations = [] }: OwnData): FactRow[] {
  const { fields } = texts();
  const { ownData, licenceClass: licence } = accountTexts();
  const { latinName, companyName, vatId, licenceClass, pendingEmail } = user;
  const { city, country, leitwegId, invoiceEmail, companyLogin } = user;
  const inWords = (roles: readonly string[]) =>
    roles.map((role) => ownData.roleNames[role] ?? role).join(', ');
  return [
    ...Object.values(
      perPersonField((name): FactRow => [
        fields[name],
        name === 'email' ? <Breakable text={user.email} /> : user[name],
      ]),
    ),
    [fields.city, city],
    [fields.country, country && countryText(country)],
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
