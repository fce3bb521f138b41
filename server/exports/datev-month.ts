import type { SettingName } from '../../contract/office/settings.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { key } from '../../contract/texts/message-key.ts';
import type { Config } from '../config.ts';
import { conflict } from '../http/errors.ts';
import { toWallTime } from '../time/wall-times.ts';
import {
  chartAccounts,
  invoiceBookings,
  paymentBooking,
  receivablesOf,
  type Accounts,
} from './datev-bookings.ts';
import type { Batch, Booking } from './datev.ts';
import { monthSpan, type InvoiceEntry, type PaymentEntry } from './ledger.ts';

export type DatevSettings = Pick<Config, SettingName | 'business' | 'timeZone'>;

const needed = ['accountChart', 'datevConsultant', 'datevClient'] as const;

/** The batch of a month, `YYYY-MM`, and the company's accounts. Throws 409 where a setting is missing, or an account too long. */
export function batchOf(
  month: string,
  settings: DatevSettings,
): { batch: Batch; accounts: Accounts } {
  const { accountChart, datevConsultant, datevClient, accountDigits, yearFromMonth } = settings;
  const [year, number] = month.split('-').map(Number) as [number, number];
  const isMissing = needed.some((name) => settings[name] === null);
  if (isMissing) throw conflict('settings_missing', 'reports.settingsMissing');
  const chart = accountChart === 3 ? 'SKR03' : 'SKR04';
  const { from, until } = monthSpan(month);
  const firstMonth = String(yearFromMonth).padStart(2, '0');
  return {
    accounts: accountsOf(chart, settings),
    batch: {
      consultant: datevConsultant!,
      client: datevClient!,
      yearFrom: `${number < yearFromMonth ? year - 1 : year}-${firstMonth}-01`,
      from,
      to: until,
      writtenAt: `${toWallTime(new Date(), settings.timeZone)}.000`,
      name: `Vermietung ${firstTwo(number)}/${year}`,
      currency: settings.business.currency,
      chart,
      accountLength: accountDigits,
    },
  };
}

const firstTwo = (month: number): string => String(month).padStart(2, '0');

function accountsOf(chart: Batch['chart'], settings: DatevSettings): Accounts {
  const { accountDigits: digits, business } = settings;
  const preset = chartAccounts[chart];
  const own = (name: SettingName, usual: string): string => {
    const account = String(settings[name] ?? usual);
    if (account.length > digits)
      throw conflict('settings_missing', key('reports.accountTooLong', { account, digits }));
    return account && account.padEnd(digits, '0');
  };
  const rates: Record<string, string> = {
    ...preset.revenue,
    ...(settings.accountRevenue !== null && { [business.vatPercent]: '' }),
  };
  const revenue = Object.entries(rates).map(([percent, account]): [string, string] => {
    if (Number(percent) === 0) return [percent, own('accountUntaxed', account)];
    const isOwn = Number(percent) === business.vatPercent;
    return [percent, isOwn ? own('accountRevenue', account) : account.padEnd(digits, '0')];
  });
  return {
    revenue: Object.fromEntries(revenue),
    receivables: own('accountReceivables', preset.receivables),
    claims: own('accountClaims', preset.claims),
    deposits: own('accountDeposits', preset.deposits),
    advances: own('accountAdvances', preset.advances),
    transit: own('accountTransit', preset.transit),
  };
}

/** Books the entries of a month. What has no account is a 409 that says why. */
export function bookkeeper(accounts: Accounts, { accountLength, currency }: Batch, zone: string) {
  const customerOf = (userId: number) => {
    // Ids stay the same, and so do the accounts.
    if (!accounts.receivables && userId >= 6 * 10 ** accountLength)
      throw conflict('settings_missing', 'reports.tooManyCustomers');
    return receivablesOf(accounts, userId, accountLength);
  };
  const checkCurrency = (of: string, number: string) => {
    if (of !== currency)
      throw conflict('not_bookable', key('reports.otherCurrency', { number, currency: of }));
  };

  return {
    /** An invoice; with `advances`, what had been paid before it, too. */
    invoice({ content, userId, isErased, advance }: InvoiceEntry, advances: boolean): Booking[] {
      const { number, taxes, buyer, issuedOn } = content;
      checkCurrency(content.currency, number);
      const unknown = taxes.find(
        ({ vatPercent }) => vatPercent !== 0 && !accounts.revenue[String(vatPercent)],
      );
      if (unknown)
        throw conflict(
          'not_bookable',
          key('reports.noAccount', { number, percent: unknown.vatPercent }),
        );
      const customer = customerOf(userId);
      const shown = isErased ? { ...buyer, companyName: '', name: '' } : buyer;
      const bookings = invoiceBookings({ ...content, buyer: shown }, accounts, customer);
      if (!advances) return bookings;
      const text = shown.companyName || shown.name;
      const plain = { issuedOn, number, text, suppliedOn: '', taxedOn: '', dueOn: '' };
      return [
        ...bookings,
        { ...plain, amount: advance, account: accounts.advances, contra: customer },
      ];
    },

    payment(entry: PaymentEntry): Booking {
      const { kind, amount, at, reservationId, userId, invoice, isAdvance } = entry;
      const number = invoice ?? reservationNumber(reservationId);
      checkCurrency(entry.currency ?? currency, number);
      const isBack = kind === 'refund' || kind === 'deposit_returned';
      const booked = {
        payment: 'payment',
        refund: 'payment',
        deposit_taken: 'deposit',
        deposit_returned: 'deposit',
        deposit_kept: 'deposit_kept',
      } as const;
      return paymentBooking(
        {
          kind: booked[kind] === 'payment' && isAdvance ? 'advance' : booked[kind],
          amount: isBack ? -amount : amount,
          paidOn: toWallTime(at, zone).slice(0, 10),
          number: isAdvance ? reservationNumber(reservationId) : number,
          text: entry.customer,
        },
        accounts,
        customerOf(userId),
      );
    },
  };
}
