import { z } from 'zod';
import { driverName, type Driver } from '../../../contract/reservations/driver.ts';
import type { DriverAnswer } from '../../../contract/reservations/driver-answer.ts';
import { limits } from '../../../contract/values/limits.ts';
import { key } from '../../../contract/texts/message-key.ts';
import { licenceClasses } from '../../../contract/users/licence-classes.ts';

/** Somebody who drives, as typed into a form: all texts, so that a draft holds it. */
export interface TypedDriver {
  name: string;
  licenceClass: '' | (typeof licenceClasses)[number];
  /** The day on which the licence was last seen before, `YYYY-MM-DD`; empty for never. */
  licenceSeenOn: string;
  /** Whether it is seen now. */
  isSeen: '' | 'yes';
}

export const emptyDriver: TypedDriver = {
  name: '',
  licenceClass: '',
  licenceSeenOn: '',
  isSeen: '',
};

const isKnown = (name: string | null): name is (typeof licenceClasses)[number] =>
  licenceClasses.some((known) => known === name);

/** The drivers of a reservation as a form holds them; none where the host knows of none. */
export const typedDrivers = (drivers: readonly DriverAnswer[] = []): TypedDriver[] =>
  drivers.map(({ name, licenceClass, licenceSeenOn }) => ({
    name,
    licenceClass: isKnown(licenceClass) ? licenceClass : '',
    licenceSeenOn: licenceSeenOn ?? '',
    isSeen: '',
  }));

/** The drivers in a form. */
export const driversField = z
  .array(
    z.object({
      name: driverName,
      licenceClass: z.enum(['', ...licenceClasses]),
      licenceSeenOn: z.string(),
      isSeen: z.enum(['', 'yes']),
    }),
  )
  .max(limits.drivers, key('drivers.tooMany', { maximum: limits.drivers }));

export const driversForm = z.object({ drivers: driversField });
export type DriversForm = z.input<typeof driversForm>;

/** As the calls take them; `today` is the day of licences that are seen now. */
export const driversToSend = (drivers: readonly TypedDriver[], today: string): Driver[] =>
  drivers.map(({ name, licenceClass, licenceSeenOn, isSeen }) => ({
    name,
    licenceClass: licenceClass || null,
    licenceSeenOn: (isSeen ? today : licenceSeenOn) || null,
  }));

/** Their names: `Jana Fuchs, Ali Demir`. */
export const namesOf = (drivers: readonly DriverAnswer[] = []): string =>
  drivers.map(({ name }) => name).join(', ');
