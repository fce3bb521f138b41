import { expect, onTestFinished, test } from 'vitest';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import { reasonText } from '../../src/islands/admin/mails/mail-texts.ts';
import { renderIn } from '../../src/lib/texts/language.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'Der Mailserver ist nicht erreichbar'],
  ['ETIMEDOUT Connection timeout', 'Der Mailserver ist nicht erreichbar'],
  ['ESOCKET self-signed certificate', 'Der Mailserver bietet keine sichere Verbindung'],
  ['535 5.7.8 Authentication failed', 'Der Mailserver weist unsere Anmeldung ab'],
  ['550 5.1.1 <a@example.com>: Recipient address rejected', 'Diese Adresse gibt es nicht'],
  ['550-5.1.1 The email account does not exist', 'Diese Adresse gibt es nicht'],
  ['550 No such user here', 'Diese Adresse gibt es nicht'],
  ['452 4.2.2 The email account is over quota', 'Das Postfach ist voll'],
  ['550 5.7.1 Spam', 'Die Regeln des Mailservers verbieten es'],
  ['451 4.3.0 Try later', 'Der Mailserver nimmt sie zurzeit nicht an'],
  ['554 Refused', 'Der Mailserver hat sie abgelehnt'],
])('%s is explained, and kept with its codes', (reason, explained) => {
  renderIn('de');
  onTestFinished(() => renderIn('en'));
  expect(reasonText(reason)).toBe(`${explained} (${reason})`);
});

test('what former servers stored is explained as well', () => {
  expect(reasonText("Can't send mail - all recipients were rejected: 550 5.1.1 Unknown")).toBe(
    'There is no such address (550 5.1.1 Unknown)',
  );
  expect(reasonText('Error upgrading connection with STARTTLS: 500 Not here')).toBe(
    'The mail server offers no safe connection (500 Not here)',
  );
});

test('reasons of ours are translated, others stay as they are', () => {
  renderIn('de');
  onTestFinished(() => renderIn('en'));
  expect(reasonText(mailReasons.outdated)).toBe('Was sie mitteilt, gilt nicht mehr');
  expect(reasonText('Something else')).toBe('Something else');
});
