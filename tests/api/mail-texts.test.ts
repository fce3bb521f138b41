import { fileURLToPath } from 'node:url';
import { eq, isNull } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { languages, type Language } from '../../contract/texts/language.ts';
import { mailTemplates, type MailTemplate } from '../../contract/office/mail-templates.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { mails, staffInvitations, users } from '../../server/db/schema/index.ts';
import { queueMail, renderForAdministrators, scheduleMails } from '../../server/mail/index.ts';
import { startSmtp } from '../support/smtp.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';
import { factsOf, valuesOf } from './mail-values.ts';

const company = companyFacts(fileURLToPath(new URL('./site', import.meta.url)));
const siteUrl = 'https://rental.example';
const person = { firstName: 'Jürgen', lastName: 'Großkötter', phoneNumber: '', address: '' };

let open: OpenDatabase;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
let stop: () => Promise<void>;
const settings = () =>
  config({ SMTP_URL: smtp.url, MAIL_FROM: 'Müller, Tief & Söhne <rental@example.com>' });

beforeAll(async () => {
  open = await newDatabase();
  smtp = await startSmtp();
  await addVehicles(open.db, 2, (number) => ({
    model: number === 1 ? 'Pritsche <b>Süd</b> & Co.' : 'Kastenwagen Nord',
    licenceClass: number === 1 ? 'B' : 'C1',
  }));
  await queueAll();
  stop = scheduleMails({
    db: open.db,
    statements: open.statements,
    company,
    siteUrl,
    log: pino({ level: 'silent' }),
    config: settings(),
  });
  const count = mailTemplates.length * languages.length;
  await vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 90_000 });
}, 120_000);
afterAll(async () => {
  await stop();
  await smtp.close();
  await open.close();
});

async function queueAll() {
  for (const language of languages) {
    const email = `${language}@example.com`;
    const user = { ...person, email, zipCode: '', passwordHash: '', roles: ['Customer' as const] };
    const [row] = await open.db.insert(users).values(user).returning({ id: users.id });
    // A link to a new address is sent only while that waits: it comes last, as mails about a change of either end the wait.
    const isLast = (template: MailTemplate) => Number(template === 'address-confirmation');
    for (const template of mailTemplates.toSorted((one, other) => isLast(one) - isLast(other))) {
      const isMessage = template.startsWith('message-');
      if (isLast(template))
        await open.db.update(users).set({ pendingEmail: email }).where(eq(users.id, row!.id));
      const isInvited = template === 'staff-invitation';
      const recipient = { email, language, userId: isMessage || isInvited ? null : row!.id };
      const invitation = isInvited && { invitationId: await inviteStaff(email, row!.id) };
      await queueMail(
        open.db,
        template,
        recipient,
        { ...valuesOf[template], ...invitation },
        {
          occasion: `${language} ${template}`,
        },
      );
    }
  }
}

async function inviteStaff(email: string, invitedBy: number): Promise<number> {
  const { name, roles } = valuesOf['staff-invitation'];
  const [row] = await open.db
    .insert(staffInvitations)
    .values({ email, name, roles, invitedBy, expiresAt: new Date(Date.now() + 1e6) })
    .returning({ id: staffInvitations.id });
  return row!.id;
}

const rowOf = async (language: Language, template: MailTemplate) => {
  const [row] = await open.db
    .select()
    .from(mails)
    .where(eq(mails.occasion, `${language} ${template}`));
  return row!;
};

async function received(language: Language, template: MailTemplate): Promise<ParsedMail> {
  const { messageId } = await rowOf(language, template);
  return smtp.received.find((mail) => mail.messageId?.includes(messageId))!;
}

const each = languages.flatMap((language) =>
  mailTemplates.map((template) => [language, template] as const),
);

/** What somebody reads of HTML. */
const readable = (html: string): string =>
  html
    .replaceAll(/<(style|title)>.*?<\/\1>/gs, '')
    .replaceAll(/<br\/?>|<\/(p|div|td|th|li)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const squeezed = (text: string): string => text.replaceAll(/^> /gm, '').replaceAll(/\s+/g, ' ');

describe.each(each)('%s: %s', (language, template) => {
  test('has its headers', async () => {
    const { subject, from, to, replyTo, headers } = await received(language, template);
    expect(subject).toMatch(/\S/);
    expect(subject).not.toMatch(/[\r\n\u202e]/);
    expect(from!.value).toEqual([{ name: 'Müller, Tief & Söhne', address: 'rental@example.com' }]);
    expect(to).toMatchObject({ value: [{ address: `${language}@example.com` }] });
    const answers = template === 'message-arrived' ? 'ida@example.com' : 'info@musternetz.example';
    expect(replyTo!.value).toMatchObject([{ address: answers }]);
    expect(headers.get('content-language')).toBe(language);
    const automatic = {
      'message-answered': undefined,
      'message-received': 'auto-replied',
      'ending-received': 'auto-replied',
    };
    expect(headers.get('auto-submitted')).toBe(
      template in automatic ? automatic[template as keyof typeof automatic] : 'auto-generated',
    );
  });

  test('says the same in text and HTML', async () => {
    const { subject = '', text = '', html } = await received(language, template);
    const parts = [squeezed(text), squeezed(readable(html as string))];
    for (const part of parts)
      for (const fact of factsOf(language, template)) expect(part).toContain(fact);
    expect(parts[0]).not.toMatch(/undefined|null|NaN|\[object|=>/);
    expect(subject).not.toMatch(/undefined|null|NaN|\[object|=>/);
  });

  test('has safe HTML that loads nothing', async () => {
    const { html } = await received(language, template);
    const document = html as string;
    expect(document).toContain(`<html dir="ltr" lang="${language}">`);
    expect(document).not.toMatch(/<(img|script|link|b|iframe|form)\b|@import|url\(/);
    const hrefs = [...document.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
    const own = /^(https:\/\/rental\.example\/|https:\/\/maps\.example\/|tel:\+\d+$)/;
    expect(hrefs.filter((href) => !own.test(href))).toEqual([]);
    const rest = document.replaceAll(/href="[^"]*"/g, '').replaceAll(/>[^<]*</g, '><');
    expect(rest).not.toContain('://');
    for (const [table] of document.matchAll(/<table\b[^>]*>/g))
      expect(table).toMatch(/role="presentation"|aria-label="/);
  });
});

const withLinks = [
  ['welcome', 'confirm'],
  ['address-confirmation', 'confirm'],
  ['invitation', 'invitation'],
  ['staff-invitation', 'staff'],
  ['password-reset', 'reset'],
] as const;

describe.each(withLinks)('%s', (template, path) => {
  test('has its link as button and written out', async () => {
    const { text, html } = await received('de', template);
    const link = new RegExp(String.raw`${siteUrl}/auth/${path}\?token=[\w-]{43}(?![\w-])`, 'g');
    const [address] = link.exec(text!)!;
    expect((html as string).split(address!)).toHaveLength(4);
  });

  test('shows administrators no token', async () => {
    const mail = await rowOf('de', template);
    const context = { db: open.db, company: company()!, siteUrl, config: settings() };
    const { subject, text, html } = await renderForAdministrators(mail, context);
    expect(subject).toBe((await received('de', template)).subject);
    for (const part of [text, html]) {
      expect(part).toContain(`${siteUrl}/auth/${path}?token=••••`);
      expect(part).not.toMatch(/token=[\w-]/);
    }
  });
});

describe('names', () => {
  const hostile = [
    ['Ida\r\nBcc: all@example.com', 'Ida Bcc: all', false],
    ['Ida\nSubject: Hi', 'Ida Subject: Hi', true],
    ['Meier, "Max" <x>; Söhne', 'Meier, "Max" <x>; Söhne', true],
    ['<img src=x>', '<img src=x>', true],
    ['Ida \u202eadI', 'Ida adI', true],
    ['Ä'.repeat(100), 'Ä'.repeat(100), true],
    ['Win at www.casino.example', 'casino', false],
    ['casino.com', 'casino', false],
  ] as const;

  test.each(hostile)('%j', async (name, shown, isShown) => {
    const before = smtp.received.length;
    const recipient = { email: 'hostile@example.com', language: 'de', userId: null } as const;
    await queueMail(open.db, 'message-received', recipient, {
      ...valuesOf['message-received'],
      name,
    });
    await vi.waitFor(() => expect(smtp.received).toHaveLength(before + 1), { timeout: 20_000 });
    const { to, headers, text, html } = smtp.received.at(-1)!;
    expect(to).toMatchObject({
      value: [{ address: 'hostile@example.com', name: isShown ? shown : '' }],
    });
    expect(headers.has('bcc')).toBe(false);
    expect(squeezed(text!).includes(`Guten Tag ${shown},`)).toBe(isShown);
    expect(readable(html as string).includes(shown)).toBe(isShown);
    expect(html).not.toContain('<img');
  });

  test('an erased account gets no link', async () => {
    const recipient = { email: 'gone@example.com', language: 'de', userId: null } as const;
    await queueMail(open.db, 'password-reset', recipient, {}, { occasion: 'gone' });
    const failed = () => open.db.select().from(mails).where(eq(mails.occasion, 'gone'));
    await vi.waitFor(async () => expect((await failed())[0]!.failedAt).not.toBeNull(), 10_000);
    expect(await open.db.select().from(mails).where(isNull(mails.sentAt))).toHaveLength(1);
  });
});

test('visitors cannot send links to others', async () => {
  const { text, html, subject } = await received('en', 'message-received');
  for (const part of [text, html, subject]) expect(part).not.toMatch(/spam/);
  expect(text).toContain('[link removed]');
  expect(text).not.toMatch(/mailto:a|evil[.。]example/);
});

test('asks to arrange only what lies ahead', async () => {
  const asks = async (template: MailTemplate) =>
    squeezed((await received('de', template)).text!).includes('Bitte stimmen Sie die Zeit');
  // Its place is closed at the pick-up; the drop-off is anywhere else.
  expect(await asks('booking-confirmed')).toBe(true);
  for (const template of ['handed-over', 'returned', 'booking-cancelled'] as const)
    expect([template, await asks(template)]).toEqual([template, false]);
});

test('asks nothing about the pick-up of a rental under way', async () => {
  const { reservation, before } = valuesOf['booking-changed'];
  // A Wednesday, too, but past.
  const pickUpTime = '2020-01-01T07:00:00+00:00';
  const recipient = { email: 'away@example.com', language: 'de', userId: null } as const;
  await queueMail(open.db, 'booking-changed', recipient, {
    reservation: { ...reservation, pickUpTime },
    before: { ...before!, pickUpTime },
  });
  const isAway = (mail: ParsedMail) => JSON.stringify(mail.to).includes('away@');
  await vi.waitFor(() => expect(smtp.received.some(isAway)).toBe(true), { timeout: 20_000 });
  const { text } = smtp.received.find(isAway)!;
  expect(squeezed(text!)).not.toContain('Bitte stimmen Sie die Zeit');
});
