import { allDues } from '../../../../contract/vehicles/vehicle-dues.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { shortDate, shortDateTime } from '../../../lib/texts/format.ts';
import { today } from '../../../lib/api/clock.ts';
import { adminTexts, counterTexts, dashboardTexts, outboxTexts } from '../../../lib/texts/texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { shownName } from '../name-of.ts';
import { CustomerName } from '../CustomerName.tsx';
import { VehicleName } from '../VehicleName.tsx';
import { dueName } from '../due-name.ts';
import { addressOf, listAt } from '../shell/router.ts';
import type { Dashboard } from './dashboard.ts';
import styles from './Today.module.css';
import { maxShown, WorkCard } from './WorkCard.tsx';
import { WorkRow, clock, dayAndTime } from './WorkRow.tsx';
import { may } from '../../../lib/session/may.ts';

interface Props {
  today: Dashboard['today'];
}

/** Reservations that lost their vehicle, then pick-ups whose vehicle will not be there, if there are any. */
export function Conflicts({ today: { conflicts, missing, counts } }: Props) {
  const count = counts.missing + counts.conflicts;
  if (count === 0) return null;
  const { conflicts: title, reasons } = dashboardTexts();
  const href = addressOf.due(counts.missing > 0 ? 'missing' : 'pickUps');
  const shown = missing.slice(0, maxShown);
  return (
    <WorkCard title={title} count={count} isUrgent href={href}>
      {shown.map(({ id, customer = '', companyName, phone, pickUpTime, vehicle }) => (
        <WorkRow
          key={`missing-${id}`}
          href={addressOf.reservation(id)}
          time={dayAndTime(pickUpTime)}
          what={vehicle && <VehicleName vehicle={vehicle} isLost />}
          about={
            <CustomerName
              customer={customer}
              companyName={companyName}
            >{`: ${reasons.missing}`}</CustomerName>
          }
          phone={phone}
          step={exchangeStep(id, `${vehicle ? vehicleName(vehicle) : ''}, ${shownName(customer)}`)}
        />
      ))}
      {conflicts
        .slice(0, maxShown - shown.length)
        .map(({ id, customer, companyName, pickUpTime, reason, ...vehicle }) => (
          <WorkRow
            key={id}
            href={addressOf.vehicle(vehicle.vehicleId)}
            time={dayAndTime(pickUpTime)}
            what={<VehicleName vehicle={vehicle} />}
            about={
              <CustomerName
                customer={customer}
                companyName={companyName}
              >{`: ${reasons[reason]}`}</CustomerName>
            }
            step={exchangeStep(id, `${vehicleName(vehicle)}, ${shownName(customer)}`)}
          />
        ))}
    </WorkCard>
  );
}

const exchangeStep = (id: number, of: string) =>
  may('counter') && {
    href: addressOf.reservation(id, { begins: 'vehicle' }),
    text: dashboardTexts().exchange,
    of,
  };

/** Vehicles to be inspected for which nothing is planned, if there are any. */
export function Dues({ today: { dues, counts } }: Props) {
  if (counts.dues === 0) return null;
  const { dues: title, plan } = dashboardTexts();
  const now = today();
  return (
    <WorkCard
      title={title}
      count={counts.dues}
      isUrgent={dues.some((vehicle) => allDues(vehicle, now).some(({ isPast }) => isPast))}
      href={listAt('vehicles', { state: 'due' })}
    >
      {dues.slice(0, maxShown).map((vehicle) => {
        const [first] = allDues(vehicle, now);
        return (
          <WorkRow
            key={vehicle.id}
            href={addressOf.vehicle(vehicle.id)}
            time={first && shortDate(first.on)}
            what={<VehicleName vehicle={vehicle} />}
            about={first && dueName(first)}
            step={
              may('blocks') && {
                href: addressOf.plan(vehicle),
                text: plan,
                of: vehicleName(vehicle),
              }
            }
          />
        );
      })}
    </WorkCard>
  );
}

/** Messages that nobody has answered. */
export function Messages({ today: { unanswered, counts } }: Props) {
  const { unanswered: title, answer } = dashboardTexts();
  return (
    <WorkCard
      title={title}
      count={counts.unanswered}
      href={listAt('messages', { unanswered: 'true' })}
    >
      {unanswered.slice(0, maxShown).map(({ id, subject, name, createdAt }) => (
        <WorkRow
          key={id}
          href={addressOf.message(id)}
          time={dayAndTime(createdAt)}
          what={subject}
          about={name}
          step={{
            href: addressOf.message(id, { begins: 'answer' }),
            text: answer,
            of: `${subject}, ${name}`,
          }}
        />
      ))}
    </WorkCard>
  );
}

/** That mails do not leave, if they do not. */
export function WaitingMails({ today: { mailsWaitSince: since } }: Props) {
  if (!since) return null;
  const isToday = since.slice(0, 10) === today();
  const title = dashboardTexts().mailsWait(isToday ? clock(since) : shortDateTime(since));
  return <Alarm title={title} href={listAt('mails', { state: 'waiting' })} />;
}

/** That somebody may book out the fleet: which categories are booked for the most part from one network. */
export function Hoarded({ today: { hoardedCategories } }: Props) {
  const { hoarded, noCategory } = dashboardTexts();
  return hoardedCategories.map((category) => (
    <Alarm
      key={category}
      title={hoarded(category === null ? noCategory : choiceText(category))}
      href={listAt('reservations', {
        ...(category && { category }),
        state: 'open',
        sort: 'id',
        direction: 'DESC',
      })}
    />
  ));
}

/** What is wrong, and where to look. */
function Alarm({ title, href }: Record<'title' | 'href', string>) {
  const { check } = dashboardTexts();
  return (
    <section className={styles.task} data-urgent>
      <h3 className={styles.title}>{title}</h3>
      <a className={styles.more} href={href} aria-label={counterTexts().stepFor(check, title)}>
        {check}
      </a>
    </section>
  );
}

/** Mails that nobody got, if there are any. */
export function FailedMails({ today: { mails, failedMails: count } }: Props) {
  if (count === 0) return null;
  const { check } = dashboardTexts();
  const templates: Partial<Record<string, string>> = outboxTexts().templates;
  return (
    <WorkCard
      title={adminTexts().failedMails}
      count={count}
      isUrgent
      href={listAt('mails', { state: 'failed' })}
    >
      {mails.slice(0, maxShown).map(({ id, template, recipient, createdAt }) => (
        <WorkRow
          key={id}
          href={addressOf.mail(id)}
          time={dayAndTime(createdAt)}
          what={templates[template] ?? template}
          about={recipient}
          step={{
            href: addressOf.mail(id),
            text: check,
            of: `${templates[template] ?? template}, ${recipient}`,
          }}
        />
      ))}
    </WorkCard>
  );
}
