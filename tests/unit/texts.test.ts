import { describe, expect, test } from 'vitest';
import { accountTexts as germanAccount } from '../../contract/texts/de/account.ts';
import { adminTexts as germanAdmin } from '../../src/texts/de/admin.ts';
import { afterBookingTexts as germanAfterBooking } from '../../src/texts/de/after-booking.ts';
import { availabilityTexts as germanAvailability } from '../../src/texts/de/availability.ts';
import { blockTexts as germanBlocks } from '../../src/texts/de/blocks.ts';
import { bookingTexts as germanBooking } from '../../contract/texts/de/booking.ts';
import { changeTexts as germanChanges } from '../../src/texts/de/changes.ts';
import { calendarFileTexts as germanCalendarFiles } from '../../contract/texts/de/calendar-file.ts';
import { counterTexts as germanCounter } from '../../contract/texts/de/counter.ts';
import { conditionTexts as germanCondition } from '../../src/texts/de/condition.ts';
import { exportTexts as germanExports } from '../../contract/texts/de/exports.ts';
import { invoiceTexts as germanInvoices } from '../../contract/texts/de/invoices.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { documentTexts as germanDocuments } from '../../contract/texts/de/documents.ts';
import { finderTexts as germanFinder } from '../../src/texts/de/finder.ts';
import { outboxTexts as germanOutbox } from '../../src/texts/de/outbox.ts';
import { mailTexts as germanMails } from '../../contract/texts/de/mails.ts';
import { priceTexts as germanPrices } from '../../src/texts/de/prices.ts';
import { rentalMailTexts as germanRentalMails } from '../../contract/texts/de/rental-mails.ts';
import { searchAllTexts as germanSearchAll } from '../../src/texts/de/search-all.ts';
import { searchTexts as germanSearch } from '../../src/texts/de/search.ts';
import { securityTexts as germanSecurity } from '../../src/texts/de/security.ts';
import { texts as german } from '../../contract/texts/de/site.ts';
import { key, textOf } from '../../contract/texts/message-key.ts';
import { messages } from '../../contract/texts/messages.ts';

const leaves = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];

describe('the German catalogues', () => {
  const all = leaves([
    ...[german, germanAccount, germanBooking, germanChanges, germanAdmin, germanExports],
    ...[germanSearch, germanAvailability],
    ...[germanLines, germanPrices, germanOutbox, germanFinder, germanSearchAll, germanAfterBooking],
    ...[germanMails, germanRentalMails],
    ...[germanBlocks, germanCounter, germanCondition],
    ...[germanDocuments, germanInvoices, germanCalendarFiles],
    germanSecurity,
    messages.de,
  ]).filter((text) => typeof text === 'string');

  test('have no empty text and no stray blanks', () => {
    expect(all.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  test('address the reader as Sie', () => {
    const familiar = /\b(du|dich|dir|dein\w*|bitte (gib|wähle?|prüfe?))(?![\p{L}])/iu;
    expect(all.filter((text) => familiar.test(text))).toEqual([]);
  });
});

describe('textOf', () => {
  test('gives the text of a key', () => {
    expect(textOf(messages.de, key('common.notFound'))).toBe('Nicht gefunden');
  });

  test('names whom to call where that is known', () => {
    const { de, en } = messages;
    const late = key('reservations.pastDeadline');
    expect(textOf(en, late, () => '+49 30 1')).toBe(
      'This is no longer possible online. Please call us: +49 30 1',
    );
    expect(textOf(de, late)).toBe('Das geht online nicht mehr. Bitte rufen Sie uns an.');
  });

  test('fills in a call, as it is', () => {
    const many = key('common.tooManyRows', { most: 10_000, call: 'GET /a/pages?page=0' });
    expect(textOf(messages.de, many)).toBe(
      'Es sind mehr als 10.000 Zeilen. Bitte rufen Sie sie seitenweise ab: GET /a/pages?page=0',
    );
  });

  test('fills in its values, as the language writes numbers', () => {
    expect(textOf(messages.de, key('common.tooLong', { maximum: 1200 }))).toBe(
      'Bitte höchstens 1.200 Zeichen',
    );
  });

  test.each([
    'The car is taken',
    'Nope.',
    'vehicle.taken',
    'common.unknown',
    'common.tooLong|{',
    'common.tooLong|{"maximum":01}',
    '__proto__.toString',
    'constructor.name',
    '',
  ])('leaves another text as it is: %j', (text) => {
    expect(textOf(messages.de, text)).toBe(text);
  });
});
