import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { number } from '../values/numbers.ts';
import { calendarDay } from '../values/times.ts';
import { writeAnswer } from '../values/common.ts';
import { deleteEndpoint, getEndpoint, putEndpoint } from '../wire/endpoint.ts';

/** A rate of the value-added tax, in percent, from a day at the company's place on. */
const vatRate = z.object({ validFrom: z.string(), percent: z.number() });

const byDay = z.object({ validFrom: calendarDay(key('vatRates.day')) });
export const vatRateFields = {
  ...byDay.shape,
  percent: number('vatRates.percent', { max: 99.99, decimals: 2 }),
};

export const getVatRates = getEndpoint({
  path: '/vat-rates',
  right: 'settings',
  summary:
    'The rates of the value-added tax by their first day; each applies to rentals that end from then on',
  answer: z.object({
    /** Before the first of them, in percent. */
    before: z.number(),
    rates: z.array(vatRate),
  }),
});

export const setVatRate = putEndpoint({
  path: '/vat-rates/:validFrom',
  right: 'settings',
  summary: 'Decide about the rate of the value-added tax from a day on',
  also: [409],
  params: byDay,
  body: z.object({ percent: vatRateFields.percent }),
  answer: writeAnswer,
});

export const removeVatRate = deleteEndpoint({
  path: '/vat-rates/:validFrom',
  right: 'settings',
  summary: 'Remove a rate of the value-added tax: the one before applies instead',
  params: byDay,
  answer: writeAnswer,
});
