import { demoLogins } from './logins.ts';

/** Three customers, one of them a company. The first one's log-in is printed at start. */
export const demoCustomers = [
  {
    ...demoLogins.customer,
    firstName: 'Jana',
    lastName: 'Brandt',
    phoneNumber: '+49 171 3920021',
    address: 'Hafenstraße 12',
    zipCode: '28195',
    city: 'Bremen',
  },
  {
    email: 'mehmet.yilmaz@example.com',
    password: 'Baustelle-Demo-2!',
    firstName: 'Mehmet',
    lastName: 'Yılmaz',
    companyName: 'Yılmaz Tiefbau GmbH',
    vatId: 'DE123456788',
    invoiceEmail: 'rechnungen@example.com',
    phoneNumber: '+49 171 3920034',
    address: 'Am Güterbahnhof 5',
    zipCode: '44137',
    city: 'Dortmund',
  },
  {
    email: 'lena.hoffmann@example.com',
    password: 'Glasfaser-Demo-3!',
    firstName: 'Lena',
    lastName: 'Hoffmann',
    phoneNumber: '+49 171 3920047',
    address: 'Lindenallee 48',
    zipCode: '04109',
    city: 'Leipzig',
  },
];

/** Somebody of each role besides the administrator, whom a start creates. Their log-ins are printed at start. */
export const demoStaff = [
  {
    ...demoLogins.counter,
    firstName: 'Tim',
    lastName: 'Theke',
    phoneNumber: '+49 30 23125 010',
    roles: ['Counter' as const],
  },
  {
    ...demoLogins.accounting,
    firstName: 'Britta',
    lastName: 'Buchmann',
    phoneNumber: '+49 30 23125 020',
    roles: ['Accounting' as const],
  },
].map((colleague) => ({
  ...colleague,
  address: 'Musterstraße 12',
  zipCode: '12345',
  city: 'Musterstadt',
}));

export const demoMessages = [
  {
    name: 'Sabine Krüger',
    email: 'sabine.krueger@example.com',
    subject: 'Anfrage Bauüberwachung',
    body: 'Guten Tag, wir suchen ab dem Frühjahr Unterstützung bei der Bauüberwachung eines FTTH-Ausbaus mit rund 1.200 Anschlüssen. Haben Sie Kapazitäten?',
  },
  {
    name: 'Tobias Lang',
    email: 'tobias.lang@example.com',
    subject: 'Mannschaftsbus für vier Wochen',
    body: 'Hallo, kann ich einen Mannschaftsbus auch für vier Wochen am Stück buchen, und gibt es dafür einen anderen Preis?',
  },
  {
    name: 'Ayşe Demir',
    email: 'ayse.demir@example.com',
    subject: 'Rückgabe am Sonntag',
    body: 'Guten Tag, ist die Rückgabe eines Fahrzeugs in Leipzig auch an einem Sonntag möglich? Vielen Dank im Voraus.',
  },
  {
    name: 'Peter Vogt',
    email: 'peter.vogt@example.com',
    subject: 'Lob für die schnelle Hilfe',
    body: 'Vielen Dank an Ihr Team: Der Ersatzwagen stand nach einer Stunde auf der Baustelle. So stellt man sich das vor!',
  },
];
