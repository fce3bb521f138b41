import { describe, expect, test } from 'vitest';
import { readBusiness } from '../../../contract/site/business-variables.ts';
import { config } from '../../../server/config.ts';
import { refusePlaceholders } from '../../../server/placeholders.ts';
import { StartError } from '../../../server/start-error.ts';
import { company as placeholder } from '../../../src/lib/site/company.ts';

const facts = { ...placeholder, phones: [...placeholder.phones] };
const own = {
  ...facts,
  host: 'www.netzbau-nord.de',
  mail: 'info@netzbau-nord.de',
  register: {
    ...facts.register,
    number: 'HRB 20100',
    vatId: 'DE128936520',
    taxNumber: '27/123/45678',
  },
  bank: { holder: 'Netzbau Nord GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
};
const business = { CURRENCY: 'EUR', VAT_PERCENT: '0', PAYMENT: 'card' };
const start =
  (env: NodeJS.ProcessEnv, company: typeof facts | null, built: NodeJS.ProcessEnv = env) =>
  () =>
    refusePlaceholders(
      config(env),
      company && { company, business: JSON.stringify(readBusiness(built)) },
    );

describe('production', () => {
  const env = { NODE_ENV: 'production', ...business };

  test('starts with settings of its own, also if they are the defaults, and its own company', () => {
    expect(start(env, own)).not.toThrow();
    expect(start(env, null)).not.toThrow();
  });

  test('names all that is missing in one sentence', () => {
    expect(start({ NODE_ENV: 'production' }, facts)).toThrow(StartError);
    expect(start({ NODE_ENV: 'production' }, facts)).toThrow(
      'NODE_ENV: production needs CURRENCY, VAT_PERCENT, PAYMENT, a company of your own in src/lib/site/company.ts.',
    );
    expect(start({ ...env, VAT_PERCENT: '' }, own)).toThrow(/needs VAT_PERCENT\. /);
  });

  test.each([
    { host: facts.host },
    { mail: 'info@example.com' },
    { register: { ...own.register, vatId: facts.register.vatId } },
    { register: { ...own.register, number: facts.register.number } },
    { register: { ...own.register, taxNumber: facts.register.taxNumber } },
    { bank: facts.bank },
  ])('refuses a company with %j', (rest) => {
    expect(start(env, { ...own, ...rest })).toThrow(/needs a company of your own/);
  });

  test('asks for no account where invoices are issued by hand', () => {
    expect(start({ ...env, INVOICE_AT: 'hand' }, { ...own, bank: facts.bank })).not.toThrow();
  });

  test('refuses a site that names other prices than it asks for', () => {
    expect(start(env, own, { ...business, VAT_PERCENT: '19' })).toThrow(/npm run build/);
    expect(start({ ...env, ORDER_LABEL_DE: '' }, own)).not.toThrow();
  });

  test('starts with all of them for a rehearsal', () => {
    expect(start({ NODE_ENV: 'production', ALLOW_PLACEHOLDERS: 'on' }, facts)).not.toThrow();
  });
});

test('a first look needs nothing', () => {
  expect(start({}, facts)).not.toThrow();
  expect(start({ HOST: '0.0.0.0' }, facts)).not.toThrow();
});
