import type { Language } from '../../contract/texts/language.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import type { InvoiceNews, MailValues, ReservationFacts } from '../../server/mail/values.ts';

const reservation: ReservationFacts = {
  id: 123,
  vehicleId: 1,
  version: 2,
  termsHash: null,
  // In Berlin an hour later; the rental lasts 3 days and 5 hours.
  pickUpTime: '2030-01-02T07:00:00+00:00',
  dropOffTime: '2030-01-05T11:30:00+00:00',
  pickUpLocation: 'Bauhof Nord',
  dropOffLocation: 'Köln <Süd>',
  totalPrice: 1391.99,
  currency: 'EUR',
  vatPercent: 19,
  pricePerHour: 25,
  pricePerDay: 422.33,
  pricePerWeek: null,
  deposit: 500,
  includedKmPerDay: 150,
  pricePerExtraKm: 0.25,
};
const before = {
  ...reservation,
  dropOffTime: '2030-01-04T11:30:00+00:00',
  pickUpLocation: 'Lager Süd',
  totalPrice: 240.5,
};
const occurrence = {
  at: '2030-01-02T07:00:00Z',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0',
  network: '203.0.113.7',
};
const message = {
  name: 'Ida Größler',
  subject: 'Anhänger <2 t> spam.example',
  body: 'Gibt es einen Anhänger?\n\nhttps://spam.example/x & www.spam.example\nmailto:a@evil.example evil。example',
};

const invoice: InvoiceNews['invoice'] = {
  id: 12,
  number: 'RE-2030-000012',
  kind: 'invoice',
  reservation: 'R-000123',
  reservationId: 123,
  currency: 'EUR',
  dueOn: '2030-01-19',
  gross: 297,
  open: 197,
  cancels: null,
};

export const valuesOf: MailValues = {
  welcome: {},
  invitation: {},
  // The test puts in the invitation's id.
  'staff-invitation': {
    invitationId: 0,
    name: 'Jürgen Großkötter',
    roles: ['Counter', 'Accounting'],
  },
  'password-reset': {},
  'password-changed': occurrence,
  'new-device': occurrence,
  'new-passkey': occurrence,
  'new-recovery-codes': occurrence,
  'address-confirmation': {},
  'address-changing': { newEmail: 'new@example.com' },
  'address-changed': { newEmail: 'new@example.com' },
  'booking-confirmed': { reservation },
  'booking-changed': { reservation, before },
  'booking-cancelled': { reservation, before: reservation },
  'vehicle-exchanged': { reservation, before: { ...reservation, vehicleId: 2 } },
  reminder: { reservation },
  'late-return': { reservation },
  'handed-over': { reservation },
  returned: { reservation },
  'invoice-issued': { invoice },
  'invoice-cancelled': {
    invoice: {
      ...invoice,
      number: 'RE-2030-000013',
      kind: 'cancellation',
      gross: -297,
      open: 0,
      cancels: invoice.number,
    },
  },
  'invoice-reminder': { invoice },
  'message-received': message,
  'webhook-off': { url: 'https://books.example/hooks' },
  'message-arrived': { ...message, email: 'ida@example.com', messageId: 7 },
  'ending-received': {
    name: message.name,
    email: 'ida@example.com',
    number: 'R-000123 spam.example',
    kind: 'cause',
    reason: 'Defekt, siehe https://spam.example/x',
    when: '2030-01-31',
    receivedAt: '2030-01-02T07:00:00Z',
  },
  'message-answered': { ...message, answer: 'Ja,\nbis 750 kg.\n\nE. Muster' },
};

type Told = Record<Language, string[]>;

const account: Told = {
  en: ['Hello Jürgen Großkötter,'],
  de: ['Guten Tag Jürgen Großkötter,'],
};
const occurred: Told = {
  en: ['Wednesday, 2 January 2030, 08:00', 'Firefox on Windows', '203.0.113.7', '+49 30 23125 000'],
  de: ['Mittwoch, 2. Januar 2030, 08:00', 'Firefox unter Windows', '203.0.113.7', 'MEZ'],
};
const where: Told = {
  en: ['R-000123', 'Pritsche <b>Süd</b> & Co.', 'Wednesday, 2 January 2030, 08:00'],
  de: ['R-000123', 'Pritsche <b>Süd</b> & Co.', 'Mittwoch, 2. Januar 2030, 08:00 Uhr'],
};
const places: Told = {
  en: [
    'Saturday, 5 January 2030, 12:30',
    'Bauhof Nord, Kabelweg 3, 12347 Musterstadt',
    'Köln <Süd>',
  ],
  de: ['Samstag, 5. Januar 2030, 12:30 Uhr', 'Kabelweg 3, 12347 Musterstadt', 'Köln <Süd>'],
};
const price: Told = {
  en: ['3 days × €422.33', '€1,266.99', '5 hours × €25.00', '€125.00'],
  de: ['3 Tage × 422,33 €', '1.266,99 €', '5 Stunden × 25,00 €', '125,00 €'],
};
const total: Told = {
  en: ['€1,391.99', 'incl. 19 % VAT', '€500.00', 'Class B'],
  de: ['1.391,99 €', 'inkl. 19 % MwSt.', '500,00 €', 'Klasse B'],
};

const told: Record<MailTemplate, Told[]> = {
  welcome: [account, { en: ['for 7 days'], de: ['7 Tage lang'] }],
  invitation: [account, { en: ['for 7 days'], de: ['7 Tage lang'] }],
  'staff-invitation': [
    account,
    {
      en: ['for 7 days', 'Counter: Books for customers', 'Accounting: Sees reservations'],
      de: ['7 Tage lang', 'Schalter: Reserviert für Kunden', 'Buchhaltung: Sieht'],
    },
  ],
  'password-reset': [account, { en: ['within 1 hour'], de: ['eine Stunde lang'] }],
  'password-changed': [account, occurred],
  'new-device': [account, occurred],
  'new-passkey': [
    ...[account, occurred],
    { en: ['remove the passkey'], de: ['entfernen Sie den Passkey'] },
  ],
  'new-recovery-codes': [
    ...[account, occurred],
    { en: ['get other codes'], de: ['legen Sie in Ihrem Profil andere Codes an'] },
  ],
  'address-confirmation': [account],
  // No link, as nobody has confirmed the address that reads it.
  'address-changing': [account, { en: ['new@example. com'], de: ['new@example. com'] }],
  'address-changed': [account, { en: ['new@example. com'], de: ['new@example. com'] }],
  'booking-confirmed': [account, where, places, price, total],
  'booking-changed': [
    ...[account, where, places, price, total],
    {
      en: ['before: Friday, 4 January 2030, 12:30', 'before: Lager Süd', 'before: €240.50'],
      de: ['vorher: Freitag, 4. Januar 2030, 12:30 Uhr', 'vorher: Lager Süd', 'vorher: 240,50 €'],
    },
  ],
  'booking-cancelled': [
    ...[account, where, places],
    { en: ['There is nothing to pay'], de: ['Zu bezahlen ist dafür nichts'] },
  ],
  'vehicle-exchanged': [
    ...[account, where, places, total],
    {
      en: ['before: Kastenwagen Nord', 'before: Class C1', '+49 30 23125 000'],
      de: ['vorher: Kastenwagen Nord', 'vorher: Klasse C1', '+49 30 23125 000'],
    },
  ],
  reminder: [
    ...[account, where, places, total],
    { en: ['What to bring'], de: ['Führerschein der Klasse B im Original'] },
  ],
  'late-return': [account, where, places],
  'handed-over': [
    ...[account, where, places],
    { en: ['The hand-over protocol'], de: ['Im Übergabeprotokoll'] },
  ],
  returned: [
    ...[account, where, places, price],
    { en: ['The return protocol'], de: ['Im Rückgabeprotokoll'] },
  ],
  'invoice-issued': [
    account,
    {
      en: ['RE-2030-000012', 'R-000123', '€297.00', '€197.00', '19 January 2030'],
      de: ['RE-2030-000012', 'R-000123', '297,00 €', '197,00 €', '19. Januar 2030'],
    },
  ],
  'invoice-cancelled': [
    account,
    {
      en: ['RE-2030-000012 is cancelled', 'RE-2030-000013'],
      de: ['RE-2030-000012 ist storniert', 'RE-2030-000013'],
    },
  ],
  'invoice-reminder': [
    account,
    {
      en: ['RE-2030-000012', '€197.00', '19 January 2030', 'paid meanwhile'],
      de: ['RE-2030-000012', '197,00 €', '19. Januar 2030', 'inzwischen gezahlt'],
    },
  ],
  'message-received': [
    { en: ['Hello Ida Größler,', 'Anhänger <2 t>'], de: ['Guten Tag Ida Größler,', 'Anhänger?'] },
  ],
  'webhook-off': [
    {
      en: ['https://books.example/hooks', 'three days'],
      de: ['https://books.example/hooks', 'drei Tagen'],
    },
  ],
  'message-arrived': [
    {
      en: ['Ida Größler', 'ida@example.com', 'Anhänger <2 t>', 'https://spam.example/x & www.'],
      de: ['Ida Größler', 'ida@example.com', 'Anhänger <2 t>', 'https://spam.example/x & www.'],
    },
  ],
  'ending-received': [
    {
      en: [
        ...['Hello Ida Größler,', 'Cancellation for cause', 'R-000123 spam. example'],
        ...['31 January 2030', 'Wednesday, 2 January 2030, 08:00', 'https: //spam. example/x'],
      ],
      de: [
        ...['Guten Tag Ida Größler,', 'Kündigung aus wichtigem Grund', 'R-000123 spam. example'],
        ...['31. Januar 2030', 'Mittwoch, 2. Januar 2030', 'https: //spam. example/x'],
      ],
    },
  ],
  'message-answered': [
    {
      en: ['Hello Ida Größler,', 'Ja, bis 750 kg. E. Muster', 'Gibt es einen Anhänger?'],
      de: ['Guten Tag Ida Größler,', 'Ja, bis 750 kg. E. Muster', 'Gibt es einen Anhänger?'],
    },
  ],
};

/** What all mails say below. */
const footer = [
  'Musternetz Infrastruktur GmbH',
  'Musterstraße 12, 12345 Musterstadt',
  'Amtsgericht Musterstadt, HRB 00000',
  'www.musternetz.example',
];

/** What a mail with these values has to say, in text and HTML alike. */
export const factsOf = (language: Language, template: MailTemplate): string[] => [
  ...told[template].flatMap((each) => each[language]),
  ...footer,
];
