import { describe, expect, test } from 'vitest';
import { pageMessages } from '../../contract/office/messages-admin.ts';
import { endContract } from '../../contract/wire/endings.ts';
import { administrator, unique } from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

const declared = (more: object = {}) => ({
  name: 'Sabine Krüger',
  email: `${unique('sabine')}@example.com`,
  number: unique('R-9'),
  kind: 'ordinary',
  reason: '',
  when: 'next',
  ...more,
});

async function stored(search: string, kind?: 'message' | 'ending') {
  const token = await administrator();
  const { body } = await call(pageMessages, { token, query: { search, ...(kind && { kind }) } });
  return body.content;
}

describe('a declaration that ends a contract', () => {
  test('is received whether there is such a contract or not, and is a message of its own kind', async () => {
    const body = declared({ kind: 'cause', reason: 'Zweimal defekt.', when: '2031-03-31' });
    const answer = await call(endContract, { body });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        success: true,
        message: english.endings.received,
        receivedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/) as string,
      },
    ]);
    const [message, ...more] = await stored(body.number, 'ending');
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      kind: 'ending',
      name: body.name,
      email: body.email,
      subject: `Kündigung: ${body.number}`,
      createdAt: answer.body.receivedAt,
      unread: true,
    });
    for (const text of ['aus wichtigem Grund', 'Zweimal defekt.', '31. März 2031'])
      expect(message!.body).toContain(text);
    expect(await stored(body.number, 'message')).toEqual([]);
  });

  test.each([
    ['name', '', english.contact.name],
    ['email', 'sabine', english.contact.email],
    ['number', ' ', english.endings.number],
    ['number', 'x\u0000', english.common.badCharacters],
    ['kind', 'angry', english.endings.kind],
    ['reason', 7, english.endings.reason],
    ['when', 'soon', english.endings.when],
    ['when', '2031-02-30', english.endings.when],
    ['when', undefined, english.endings.when],
  ])('is refused with %s %j', async (field, value, expected) => {
    const { status, body } = await call(endContract, { body: declared({ [field]: value }) });
    expect([status, body]).toMatchObject([
      400,
      { message: expected, errors: { [field]: expected } },
    ]);
  });

  test.each(['', '   ', '\u2800'])('for cause gives a reason, not %j', async (reason) => {
    const { status, body } = await call(endContract, { body: declared({ kind: 'cause', reason }) });
    expect([status, body]).toMatchObject([400, { errors: { reason: english.endings.reason } }]);
  });
});
