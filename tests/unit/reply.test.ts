import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replyAddress } from '../../src/islands/admin/messages/reply.ts';

const message = {
  id: 1,
  name: 'Ida Muster',
  email: 'ida@example.com',
  subject: 'Langzeitmiete & Preise?',
  body: 'Guten Tag,\nwas kostet 1 Woche?\r\nGrüße',
  createdAt: '2030-01-02T10:00:00',
};
const read = (address: string) => {
  const [to = '', query = ''] = address.replace(/^mailto:/, '').split('?');
  const said = new Map(query.split('&').map((part) => part.split('=') as [string, string]));
  const decoded = (name: string) => decodeURIComponent(said.get(name)!);
  return { to: decodeURIComponent(to), subject: decoded('subject'), body: decoded('body') };
};

test('a reply has the address, the subject and the quoted text', () => {
  expect(read(replyAddress(message))).toEqual({
    to: 'ida@example.com',
    subject: 'Re: Langzeitmiete & Preise?',
    body: [
      ...['', '', 'On Wed, 2 Jan 2030, 10:00, Ida Muster wrote:'],
      ...['> Guten Tag,', '> was kostet 1 Woche?', '> Grüße'],
    ].join('\r\n'),
  });
});

test('a reply to a reply, from a host without times', () => {
  const old = { ...message, subject: 'RE: Preise', createdAt: undefined };
  const { subject, body } = read(replyAddress(old));
  expect(subject).toBe('RE: Preise');
  expect(body).toContain('\r\nIda Muster wrote:\r\n');
});

test('whatever the message, the address is valid, short enough and cuts no character', () => {
  const text = fc.string({ unit: 'binary', maxLength: 600 });
  fc.assert(
    fc.property(text, fc.string({ unit: 'binary', maxLength: 50 }), (body, subject) => {
      const address = replyAddress({ ...message, email: 'a?b&c%@example.com', subject, body });
      expect(address.length).toBeLessThanOrEqual(2000);
      expect(address).toMatch(/^mailto:[^?&\s]+\?subject=[^?&\s]*&body=[^?&\s]*$/);
      expect(read(address).to).toBe('a?b&c%@example.com');
      expect(read(address).subject.endsWith(subject)).toBe(true);
      expect(() => read(address).body).not.toThrow();
    }),
    { numRuns: 30 },
  );
});
