import type { TaxSettings } from '../reservations/index.ts';
import type { DataOfCustomer, OwnData } from '../../contract/office/own-data.ts';
import type { Database } from '../db/index.ts';
import { toWallTime, withWallTimes } from '../time/wall-times.ts';
import { customerAnswer } from '../users/index.ts';
import { rowsAbout } from './repository.ts';

/** All that is stored about a user, with wall-clock times of the company's place; null when there is none. */
export async function dataAbout(
  db: Database,
  userId: number,
  settings: TaxSettings,
): Promise<DataOfCustomer | null> {
  const { timeZone: zone } = settings;
  const wallTime = (instant: Date) => toWallTime(instant, zone);
  const withWallTime = <Row extends { at: string }>(row: Row): Row => ({
    ...row,
    at: wallTime(new Date(row.at)),
  });
  const withUse = ({ createdAt, usedAt }: { createdAt: Date; usedAt: Date | null }) => ({
    createdAt: wallTime(createdAt),
    lastUsedAt: usedAt && wallTime(usedAt),
  });
  const { user, reservations, sessions, mails, origins, ...rest } = await rowsAbout(
    db,
    userId,
    settings,
  );
  if (!user) return null;
  return {
    asOf: wallTime(new Date()),
    user: {
      ...customerAnswer(user, zone),
      registeredAt: wallTime(user.registeredAt),
      switchedOffAt: user.switchedOffAt && wallTime(user.switchedOffAt),
      companyLogin: user.companyLogin,
    },
    reservations: reservations.map(
      ({ bookedAt, pickedUpAt, returnedAt, noShowAt, atCounter, ...reservation }) => ({
        ...withWallTimes(reservation, zone),
        bookedAt: wallTime(bookedAt),
        pickedUpAt: pickedUpAt && wallTime(pickedUpAt),
        returnedAt: returnedAt && wallTime(returnedAt),
        noShowAt: noShowAt && wallTime(noShowAt),
        steps: atCounter.steps.map(withWallTime),
        payments: atCounter.payments.map(withWallTime),
        invoices: atCounter.invoices,
        damages: atCounter.damages.map(withWallTime),
        signatures: atCounter.signatures.map(withWallTime),
        photos: atCounter.photos.map(({ takenAt, ...photo }) => ({
          ...photo,
          takenAt: wallTime(new Date(takenAt)),
        })),
      }),
    ),
    sessions: sessions.map(({ since, lastUsedAt, provedAt, until, ...place }) => ({
      ...place,
      since: wallTime(since),
      lastUsedAt: wallTime(lastUsedAt),
      provedAt: provedAt && wallTime(provedAt),
      until: wallTime(until),
    })),
    staffInvitations: rest.staffInvitations.map(({ until, ...invitation }) => ({
      ...invitation,
      until: wallTime(until),
    })),
    passkeys: rest.passkeys.map(({ name, ...times }) => ({ name, ...withUse(times) })),
    recoveryCodes: rest.recoveryCodes,
    feeds: rest.feeds.map(({ kind, ...times }) => ({ kind, ...withUse(times) })),
    keys: rest.keys.map(({ name, ...times }) => ({ name, ...withUse(times) })),
    mails: mails.map(({ template, writtenAt }) => ({ template, writtenAt: wallTime(writtenAt) })),
    origins: origins.map(({ kind, lastUsedAt }) => ({ kind, lastUsedAt: wallTime(lastUsedAt) })),
  };
}

/** The same without what only administrators read. */
export function withoutNotes({ user, ...data }: DataOfCustomer): OwnData {
  const { note, blocked, trusted, licenceSeenOn, mergedInto, ...own } = user;
  return { ...data, user: own };
}
