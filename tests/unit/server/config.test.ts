import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config, ConfigError } from '../../../server/config.ts';
import { describeWay } from '../../../server/mail/index.ts';

describe('config', () => {
  test('has defaults for everything', () => {
    expect(config({})).toEqual({
      operatorSettings: expect.any(Array),
      port: 3000,
      host: '127.0.0.1',
      database: { kind: 'folder', path: './data' },
      dataDir: './data',
      administrator: {},
      seed: 'demo',
      timeZone: 'Europe/Berlin',
      cancellationHours: 24,
      notReadyHours: 24,
      graceMinutes: 15,
      counterDiscount: 10,
      earlyHours: 2,
      oneWayFee: null,
      transferHours: 24,
      paymentDays: 14,
      cancellationTaxed: null,
      noShowTaxed: null,
      fineTaxed: null,
      accountChart: null,
      datevConsultant: null,
      datevClient: null,
      accountDigits: 4,
      yearFromMonth: 1,
      paymentsBooked: null,
      accountReceivables: null,
      accountRevenue: null,
      accountUntaxed: null,
      accountClaims: null,
      accountDeposits: null,
      accountAdvances: null,
      accountTransit: null,
      vatRates: [],
      invoiceAt: 1,
      invoiceDelayMinutes: 30,
      invoicePrefix: 'RE-',
      fixedSettings: [],
      business: {
        currency: 'USD',
        vatPercent: 0,
        payment: 'card',
        orderLabels: {},
        fuelPricePerEighth: 0,
      },
      corsOrigins: [],
      mail: { way: { to: 'files' }, from: undefined, inbox: undefined },
      siteUrl: 'http://localhost:3000',
      openUnconfirmed: 0,
      trustedProxies: [],
      rateLimits: true,
      needsSecondFactor: false,
      companyLogin: null,
      bookingLimits: {
        openReservations: 10,
        rentalDays: 90,
        bookingsPerHour: 20,
        openDaysNew: 14,
        openDays: 365,
        bookingsPerNetwork: 30,
      },
      holdUntil: null,
      retention: { reservationYears: 8, messageYears: 3, photoMonths: 36 },
      logLevel: 'info',
      backups: {},
      production: false,
      unsetBusiness: ['CURRENCY', 'VAT_PERCENT', 'PAYMENT'],
      allowsPlaceholders: false,
      exposed: false,
    });
  });

  test('reads every setting', () => {
    expect(
      config({
        PORT: '0',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgres://a:b@db/c',
        PREPARED_STATEMENTS: 'off',
        ADMIN_EMAIL: 'chef@example.com',
        ADMIN_PASSWORD: 'Chef-Wort-1!',
        SEED: 'none',
        TIME_ZONE: 'America/New_York',
        CORS_ORIGINS: 'https://a.example, http://localhost:5173',
        TRUSTED_PROXIES: '10.0.0.5, fd00::/8',
        RATE_LIMITS: 'off',
        STAFF_SECOND_FACTOR: 'required',
        OIDC_ISSUER: 'https://login.example.com/staff',
        OIDC_CLIENT_ID: 'rental',
        OIDC_CLIENT_SECRET: 'geheim',
        OIDC_SCOPES: 'openid email',
        OIDC_GROUPS_CLAIM: 'roles',
        OIDC_ROLES: 'Counter=Desk; Counter=CN=Night,OU=Staff; Administrator=IT',
        MAX_OPEN_RESERVATIONS: '5',
        MAX_RENTAL_DAYS: '0',
        MAX_BOOKINGS_PER_HOUR: '100',
        CANCELLATION_HOURS: '48',
        NOT_READY_HOURS: '12',
        MAX_OPEN_DAYS_NEW: '7',
        MAX_OPEN_DAYS: '0',
        GRACE_MINUTES: '0',
        COUNTER_DISCOUNT: '5',
        EARLY_HOURS: '4',
        ONE_WAY_FEE: '89.50',
        TRANSFER_HOURS: '12',
        PAYMENT_DAYS: '30',
        CANCELLATION_TAXED: 'no',
        NO_SHOW_TAXED: 'yes',
        FINE_TAXED: 'no',
        ACCOUNT_CHART: 'SKR04',
        DATEV_CONSULTANT: '29098',
        DATEV_CLIENT: '55003',
        ACCOUNT_DIGITS: '5',
        YEAR_FROM_MONTH: '7',
        PAYMENTS_BOOKED: 'yes',
        ACCOUNT_RECEIVABLES: '1210',
        ACCOUNT_REVENUE: '4401',
        ACCOUNT_UNTAXED: '4201',
        ACCOUNT_CLAIMS: '4971',
        ACCOUNT_DEPOSITS: '3551',
        ACCOUNT_ADVANCES: '3273',
        ACCOUNT_TRANSIT: '1461',
        INVOICE_AT: 'hand',
        INVOICE_DELAY_MINUTES: '5',
        INVOICE_PREFIX: 'MN-',
        HOLD_UNTIL: '2036-12-31',
        RETENTION_YEARS: '10',
        MESSAGE_RETENTION_YEARS: '0',
        PHOTO_RETENTION_MONTHS: '12',
        LOG_LEVEL: 'warn',
        BACKUP_RECIPIENTS: `age1${'q'.repeat(58)}, age1${'p'.repeat(58)}`,
        BACKUP_KEEP: '7,5,12',
        METRICS_TOKEN: 'ein-langes-Zeichen+1',
        CURRENCY: 'EUR',
        VAT_PERCENT: '19',
        PAYMENT: 'pick-up',
        FUEL_PRICE_PER_EIGHTH: '12.5',
        ORDER_LABEL_DE: 'Jetzt kostenpflichtig mieten',
        NODE_ENV: 'test',
        ALLOW_PLACEHOLDERS: 'on',
      }),
    ).toEqual({
      operatorSettings: expect.any(Array),
      port: 0,
      host: '0.0.0.0',
      database: { kind: 'postgres', url: 'postgres://a:b@db/c', prepared: false },
      dataDir: './data',
      administrator: { email: 'chef@example.com', password: 'Chef-Wort-1!' },
      seed: 'none',
      timeZone: 'America/New_York',
      business: {
        currency: 'EUR',
        vatPercent: 19,
        payment: 'pick-up',
        fuelPricePerEighth: 12.5,
        orderLabels: { de: 'Jetzt kostenpflichtig mieten' },
      },
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      trustedProxies: ['10.0.0.5', 'fd00::/8'],
      rateLimits: false,
      needsSecondFactor: true,
      companyLogin: {
        issuer: 'https://login.example.com/staff',
        clientId: 'rental',
        clientSecret: 'geheim',
        scopes: 'openid email',
        groupsClaim: 'roles',
        roles: [
          { role: 'Counter', group: 'Desk' },
          { role: 'Counter', group: 'CN=Night,OU=Staff' },
          { role: 'Administrator', group: 'IT' },
        ],
      },
      mail: { way: { to: 'files' }, from: undefined, inbox: undefined },
      siteUrl: 'http://localhost:0',
      openUnconfirmed: 0,
      cancellationHours: 48,
      notReadyHours: 12,
      graceMinutes: 0,
      counterDiscount: 5,
      earlyHours: 4,
      oneWayFee: 89.5,
      transferHours: 12,
      paymentDays: 30,
      cancellationTaxed: 0,
      noShowTaxed: 1,
      fineTaxed: 0,
      accountChart: 4,
      datevConsultant: 29098,
      datevClient: 55003,
      accountDigits: 5,
      yearFromMonth: 7,
      paymentsBooked: 1,
      accountReceivables: 1210,
      accountRevenue: 4401,
      accountUntaxed: 4201,
      accountClaims: 4971,
      accountDeposits: 3551,
      accountAdvances: 3273,
      accountTransit: 1461,
      vatRates: [],
      invoiceAt: 0,
      invoiceDelayMinutes: 5,
      invoicePrefix: 'MN-',
      fixedSettings: [
        'earlyHours',
        'graceMinutes',
        'counterDiscount',
        'notReadyHours',
        'cancellationHours',
        'oneWayFee',
        'transferHours',
        'paymentDays',
        'invoiceAt',
        'invoiceDelayMinutes',
        'cancellationTaxed',
        'noShowTaxed',
        'fineTaxed',
        'accountChart',
        'datevConsultant',
        'datevClient',
        'accountDigits',
        'yearFromMonth',
        'paymentsBooked',
        'accountReceivables',
        'accountRevenue',
        'accountUntaxed',
        'accountClaims',
        'accountDeposits',
        'accountAdvances',
        'accountTransit',
      ],
      bookingLimits: {
        openReservations: 5,
        rentalDays: 0,
        bookingsPerHour: 100,
        openDaysNew: 7,
        openDays: 0,
        bookingsPerNetwork: 0,
      },
      holdUntil: '2036-12-31',
      retention: { reservationYears: 10, messageYears: 0, photoMonths: 12 },
      logLevel: 'warn',
      backups: {
        recipients: [`age1${'q'.repeat(58)}`, `age1${'p'.repeat(58)}`],
        keep: { daily: 7, weekly: 5, monthly: 12 },
      },
      metricsToken: 'ein-langes-Zeichen+1',
      production: false,
      unsetBusiness: [],
      allowsPlaceholders: true,
      exposed: true,
    });
  });

  test.each([
    [{ HOST: 'localhost' }, false],
    [{ HOST: '127.0.0.2' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.1.5' }, true],
    [{ HOST: 'rental.example' }, true],
    [{ NODE_ENV: 'production' }, true],
  ])('with %j others reach the server: %s', (env, exposed) => {
    expect(config(env).exposed).toBe(exposed);
  });

  test('an empty variable counts as missing', () => {
    expect(config({ PORT: '', SEED: '', DATABASE_URL: '', NODE_ENV: '' })).toEqual(config({}));
  });

  test('production adds no demo data by default', () => {
    expect(config({ NODE_ENV: 'production' })).toMatchObject({ seed: 'none', production: true });
    expect(config({ NODE_ENV: 'production', SEED: 'demo' }).seed).toBe('demo');
  });

  test.each([
    { TRUSTED_PROXIES: 'proxy' },
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    { TRUSTED_PROXIES: '0.0.0.0/0' },
    { TRUSTED_PROXIES: '10.0.0.1/8/8' },
    { CURRENCY: 'euro' },
    { CURRENCY: 'XYZ' },
    { VAT_PERCENT: '19%' },
    { VAT_PERCENT: '-1' },
    { PAYMENT: 'later' },
    { FUEL_PRICE_PER_EIGHTH: '-1' },
    { FUEL_PRICE_PER_EIGHTH: '1,5' },
    { ORDER_LABEL_EN: 'x'.repeat(61) },
    { PORT: 'abc' },
    { PORT: '65536' },
    { PORT: '-1' },
    { DATABASE_URL: 'mysql://a/b' },
    { DATABASE_URL: 'postgres://a:b@db:99999/c' },
    { DATABASE_URL: 'postgres://a:b#c@db/d' },
    { DATABASE_URL: 'postgres://a:12#c@db/d' },
    { DATABASE_URL: 'postgres://a:b/c@db/d' },
    { DATABASE_URL: 'postgres://a:12/c@db/d' },
    { DATABASE_URL: 'postgres://a:12?c@db/d' },
    { DATABASE_URL: 'postgres://a:b%c@db/d' },
    { PREPARED_STATEMENTS: 'no' },
    { ADMIN_EMAIL: 'chef' },
    { ADMIN_PASSWORD: 'kurz' },
    { ADMIN_PASSWORD: 'password1' },
    { SEED: 'foo' },
    { TIME_ZONE: 'Mars' },
    { TIME_ZONE: '+02:00' },
    { CORS_ORIGINS: '*' },
    { CORS_ORIGINS: 'https://a.example/' },
    { CORS_ORIGINS: 'https://a.example,nonsense' },
    { RATE_LIMITS: 'maybe' },
    { STAFF_SECOND_FACTOR: 'yes' },
    { OIDC_ISSUER: 'http://login.example.com' },
    { OIDC_ISSUER: 'login.example.com' },
    { OIDC_ROLES: 'Customer=Desk' },
    { OIDC_ROLES: 'Counter' },
    { OIDC_ROLES: 'Counter=' },
    { OIDC_ROLES: 'Counter=Desk;' },
    { MAX_OPEN_RESERVATIONS: '-1' },
    { ONE_WAY_FEE: '89,50' },
    { TRANSFER_HOURS: '1.5' },
    { PAYMENT_DAYS: '-1' },
    { CANCELLATION_TAXED: '1' },
    { NO_SHOW_TAXED: 'maybe' },
    { FINE_TAXED: 'Yes' },
    { ACCOUNT_CHART: 'SKR49' },
    { DATEV_CONSULTANT: '1000' },
    { DATEV_CLIENT: '0' },
    { ACCOUNT_DIGITS: '9' },
    { YEAR_FROM_MONTH: '13' },
    { PAYMENTS_BOOKED: '1' },
    { ACCOUNT_RECEIVABLES: '84' },
    { ACCOUNT_REVENUE: '84' },
    { ACCOUNT_UNTAXED: '84' },
    { ACCOUNT_CLAIMS: '84' },
    { ACCOUNT_DEPOSITS: '84' },
    { ACCOUNT_ADVANCES: '84' },
    { ACCOUNT_TRANSIT: '84' },
    { INVOICE_AT: 'booking' },
    { INVOICE_DELAY_MINUTES: '-1' },
    { INVOICE_PREFIX: 're 1' },
    { MAX_RENTAL_DAYS: 'ninety' },
    { MAX_BOOKINGS_PER_HOUR: '1.5' },
    { HOLD_UNTIL: '2036' },
    { RETENTION_YEARS: '-1' },
    { MESSAGE_RETENTION_YEARS: '100' },
    { PHOTO_RETENTION_MONTHS: '-1' },
    { BACKUP_RECIPIENTS: 'age1' },
    { BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQQ' },
    { BACKUP_KEEP: '7,5' },
    { BACKUP_KEEP: 'all' },
    { LOG_LEVEL: 'loud' },
    { SMTP_URL: 'mail.example.com' },
    { SMTP_URL: 'http://mail.example.com' },
    { SMTP_URL: 'smtp://' },
    { SMTP_URL: 'smtp://user:a#b@mail.example.com' },
    { SMTP_URL: 'smtp://user:a/b@mail.example.com' },
    { SMTP_URL: 'smtp://user:a%b@mail.example.com' },
    { SMTP_URL: 'smtp://mail.example.com/inbox' },
    { MAIL_FROM: 'rental' },
    { MAIL_FROM: 'Rental <rental>' },
    { MAIL_FROM: 'Rental <rental@example.com' },
    { MAIL_FROM: 'Rental\r\nBcc: all <rental@example.com>' },
    { MAIL_TO: 'Rental <rental@example.com>' },
    { MAILS_PER_SECOND: '0' },
    { MAILS_PER_SECOND: '1000' },
    { MAILS_PER_SECOND: 'many' },
    { SITE_URL: 'www.example.com' },
    { SITE_URL: 'https://www.example.com/' },
    { MAX_OPEN_RESERVATIONS_UNCONFIRMED: '-1' },
    { METRICS_TOKEN: 'short' },
    { METRICS_TOKEN: 'with a space in between' },
    { NODE_ENV: 'prodution' },
  ])('%j is refused in a sentence that names the variable', (env) => {
    const [name] = Object.keys(env);
    expect(() => config(env)).toThrow(ConfigError);
    expect(() => config(env)).toThrow(new RegExp(`^${name}: .+\\.$`));
  });

  test.each([
    'postgres://a:b%23c%2F%40@db:5432/d?sslmode=verify-full',
    'postgresql://[::1]/d',
    'postgres:///d?host=/run/postgresql',
  ])('%s is an address of a database', (url) => {
    expect(config({ DATABASE_URL: url }).database).toMatchObject({ kind: 'postgres', url });
  });

  test('secrets come from files as well', () => {
    const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
    try {
      const file = (name: string, text: string) => {
        writeFileSync(join(folder, name), text);
        return join(folder, name);
      };
      const settings = config({
        DATABASE_URL_FILE: file('database', 'postgres://a:b@db/c\n'),
        ADMIN_PASSWORD_FILE: file('password', 'Chef Wort-1! \r\n'),
        SMTP_URL_FILE: file('smtp', 'smtp://user:geheim@mail.example.com'),
        METRICS_TOKEN_FILE: file('token', 'ein-langes-Zeichen+1\n'),
        SITE_URL: 'https://www.example.com',
      });
      expect(settings).toMatchObject({
        database: { url: 'postgres://a:b@db/c' },
        administrator: { password: 'Chef Wort-1! ' },
        mail: { way: { url: 'smtp://user:geheim@mail.example.com' } },
        metricsToken: 'ein-langes-Zeichen+1',
      });
      const refusal = (env: NodeJS.ProcessEnv) => () => config(env);
      const twice = { METRICS_TOKEN: 'x', METRICS_TOKEN_FILE: join(folder, 'token') };
      expect(refusal(twice)).toThrow('METRICS_TOKEN_FILE: METRICS_TOKEN is set, too.');
      expect(refusal({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
        /^SMTP_URL_FILE: \S+ cannot be read \(ENOENT\)\.$/,
      );
      expect(refusal({ SMTP_URL_FILE: file('empty', '\n') })).toThrow(
        /^SMTP_URL_FILE: \S+ is empty\.$/,
      );
      // The sentence does not tell what it is.
      expect(refusal({ DATABASE_URL_FILE: file('wrong', 'mysql://geheim') })).toThrow(
        /^DATABASE_URL: must be an address like postgres:\/\/user:password@host\/name\.$/,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('rate limits stay on in production', () => {
    const env = { NODE_ENV: 'production', RATE_LIMITS: 'off' };
    expect(() => config(env)).toThrow('RATE_LIMITS: off is not allowed in production.');
  });

  test('a second factor needs the site’s address in production', () => {
    const env = { NODE_ENV: 'production', STAFF_SECOND_FACTOR: 'required' };
    expect(() => config(env)).toThrow('SITE_URL: is needed');
    expect(config({ ...env, SITE_URL: 'https://a.example' }).needsSecondFactor).toBe(true);
  });

  test('the company’s log-in needs all its parts, and the site’s address in production', () => {
    const { OIDC_ISSUER, ...rest } = {
      OIDC_ISSUER: 'https://login.example.com',
      OIDC_CLIENT_ID: 'rental',
      OIDC_CLIENT_SECRET: 'geheim',
    };
    expect(() => config(rest)).toThrow('OIDC_ISSUER: is needed');
    expect(() => config({ OIDC_ISSUER })).toThrow('OIDC_CLIENT_ID: is needed');
    const env = { ...rest, OIDC_ISSUER, NODE_ENV: 'production' };
    expect(() => config(env)).toThrow('SITE_URL: is needed');
    expect(config({ ...env, SITE_URL: 'https://a.example' }).companyLogin).toMatchObject({
      issuer: OIDC_ISSUER,
      roles: undefined,
    });
  });

  describe('mails', () => {
    const sending = { SMTP_URL: 'smtps://user:a%23b@mail.example.com:465' };

    test('are sent, from and to whom the settings say', () => {
      const settings = config({
        ...sending,
        MAIL_FROM: 'Rental <rental@example.com>',
        MAIL_TO: 'office@example.com',
        MAILS_PER_SECOND: '2',
        SITE_URL: 'https://www.example.com',
        MAX_OPEN_RESERVATIONS_UNCONFIRMED: '1',
      });
      expect(settings).toMatchObject({
        mail: {
          way: { to: 'smtp', url: sending.SMTP_URL, perSecond: 2 },
          from: 'Rental <rental@example.com>',
          inbox: 'office@example.com',
        },
        siteUrl: 'https://www.example.com',
        openUnconfirmed: 1,
      });
      expect(describeWay(settings)).toBe('Mails: sent through mail.example.com:465');
    });

    test('of customers without a confirmed address limit nobody where none are sent', () => {
      expect(config({ MAX_OPEN_RESERVATIONS_UNCONFIRMED: '1' }).openUnconfirmed).toBe(0);
      expect(config(sending).openUnconfirmed).toBe(3);
    });

    test('become files in a demo, and nothing in production, which the start says', () => {
      expect(describeWay(config({ DATA_DIR: '/srv/data' }))).toBe(
        'Mails: not sent, but written as files to /srv/data/mails',
      );
      const production = config({ NODE_ENV: 'production' });
      expect(production.mail.way).toEqual({ to: 'nowhere' });
      expect(describeWay(production)).toBe('Mails: none are sent, because SMTP_URL is not set');
    });

    test('need the address of the site in production', () => {
      const env = { ...sending, NODE_ENV: 'production' };
      expect(() => config(env)).toThrow(/^SITE_URL: .+\.$/);
      expect(config({ ...env, SITE_URL: 'https://www.example.com' }).mail.way.to).toBe('smtp');
    });
  });
});
