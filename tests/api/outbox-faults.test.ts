import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, test, vi } from 'vitest';
import { newTransport } from '../../server/mail/transport.ts';
import { freePort } from '../support/cluster.ts';
import { newOutbox, recipient, settings, soon } from './posting.ts';

const { atEnd, smtp, sendBy, queue, rows, first, makeDue, allSent, putOff } = newOutbox();

/** A server that says only this, and then nothing. */
async function silent(greeting: string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write(greeting);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

/** The address of one that takes no password, with one in it. */
async function asksForLogIn(query: string): Promise<string> {
  const server = await smtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong password')),
  });
  return `${server.url.replace('//', '//rental:wrong@')}${query}`;
}

describe('an SMTP server that is of no use', () => {
  const urls: [string, () => Promise<string>, RegExp][] = [
    ['refuses connections', async () => `smtp://127.0.0.1:${await freePort()}`, /ECONNREFUSED/],
    ['has no service', () => silent('554 No service\r\n'), /554 No service/],
    ['speaks something else', () => silent('HTTP/1.1 400 Bad Request\r\n\r\n'), /greeting/],
    ['does not accept the log-in', () => asksForLogIn('?requireTLS=false'), /Invalid login/],
    ['asks for a password without TLS', () => asksForLogIn(''), /STARTTLS/],
    [
      'has a certificate that nobody knows',
      async () => (await smtp({ secure: true })).url.replace('smtp:', 'smtps:'),
      /certificate/,
    ],
    [
      'offers STARTTLS with such a certificate',
      async () => (await smtp({ disabledCommands: [] })).url,
      /certificate/,
    ],
  ];

  test.each(urls)('that %s is tried again later, and says why', async (_name, urlOf, reason) => {
    await queue();
    sendBy(await urlOf());
    await putOff();
    const row = await first();
    expect(row).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
    expect(row.reason).toMatch(reason);
    const better = await smtp();
    await makeDue();
    sendBy(better.url);
    await allSent();
  });

  test.each([
    ['after its greeting', () => silent('220 Hello\r\n')],
    ['before it', () => silent('')],
    ['after the mail', async () => (await smtp({ onData: (stream) => void stream.resume() })).url],
  ])('that says nothing %s ends the attempt in time', async (_name, urlOf) => {
    const { mail, dataDir } = settings(await urlOf());
    const transport = newTransport(mail, dataDir)!;
    atEnd(transport.close);
    const attempt = transport.send(
      { from: 'rental@example.com', to: recipient.email, text: 'Guten Tag' },
      AbortSignal.timeout(500),
    );
    await expect(attempt).rejects.toMatchObject({ isFinal: false, message: /in time$/ });
  });
});

describe('a mail that the server refuses', () => {
  const at = {
    sender: (code: number, text: string): SMTPServerOptions => ({
      onMailFrom: (_address, _session, done) => done(refusal(code, text)),
    }),
    recipient: (code: number, text: string): SMTPServerOptions => ({
      onRcptTo: (_address, _session, done) => done(refusal(code, text)),
    }),
    content: (code: number, text: string): SMTPServerOptions => ({
      onData: (stream, _session, done) =>
        void stream.resume().on('end', () => done(refusal(code, text))),
    }),
  };

  test('is told once with its code, which is all that the log says of it', async () => {
    const server = await smtp(at.recipient(550, '550 5.1.1 No such mailbox'));
    await queue();
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>);
    sendBy(server.url, undefined, pino({ base: null, timestamp: false }, { write }));
    await vi.waitFor(async () => expect((await first()).failedAt).not.toBeNull(), soon);
    expect((await first()).reason).toBe('550 5.1.1 No such mailbox');
    const { id } = await first();
    const facts = { mail: id, attempts: 1, isGivenUp: true, code: '550' };
    expect(lines).toEqual([{ level: 40, ...facts, msg: 'A mail was not sent' }]);
  });

  test.each([
    ['sender', 451, 'Try later', false],
    ['sender', 550, 'Not from you', false],
    ['recipient', 450, 'Mailbox busy', false],
    ['recipient', 550, '5.1.1 No such mailbox', true],
    ['recipient', 550, '5.7.1 Relaying denied', false],
    ['recipient', 530, 'Log in first', false],
    ['content', 421, 'Shutting down', false],
    ['content', 452, 'Disk full', false],
    ['content', 554, 'Not such a text', true],
  ] as const)('for its %s with %i %s', async (where, code, text, isFinal) => {
    const server = await smtp(at[where](code, text));
    await queue(2);
    sendBy(server.url);
    await vi.waitFor(async () => {
      for (const { reason } of await rows()) expect(reason).toContain(text);
    }, soon);
    for (const { failedAt } of await rows()) expect(failedAt !== null).toBe(isFinal);
  });
});

test('a mail whose connection breaks off at its end arrives again under the same Message-ID', async () => {
  const ids: string[] = [];
  const server = await smtp({
    onData: (stream, session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
      stream.on('end', () => {
        ids.push(/^Message-ID: (.+)$/im.exec(text)![1]!);
        if (ids.length === 1) server.breakOff(session);
        else done();
      });
    },
  });
  await queue();
  sendBy(server.url);
  await putOff();
  await makeDue();
  await allSent();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('STARTTLS is used where it is offered', async () => {
  const secure: boolean[] = [];
  const server = await smtp({
    disabledCommands: [],
    onMailFrom: (_address, session, done) => {
      secure.push(session.secure);
      done();
    },
  });
  await queue();
  sendBy(`${server.url}/?tls.rejectUnauthorized=false`);
  await allSent();
  expect(secure).toEqual([true]);
});

test('no more connections are open, and no more mails go out in a second, than allowed', async () => {
  const times: number[] = [];
  let [connected, most] = [0, 0];
  const server = await smtp({
    onConnect: (_session, done) => {
      most = Math.max(most, ++connected);
      done();
    },
    onClose: () => void (connected -= 1),
    onMailFrom: (_address, _session, done) => {
      times.push(performance.now());
      // Longer than a turn, so that several connections are wanted.
      setTimeout(done, 500);
    },
  });
  await queue(10);
  sendBy(server.url, 4);
  await allSent();
  expect(most).toBeLessThanOrEqual(3);
  // A timer may be late, so the next one is early. The first one waits for the thread.
  expect(times.at(-1)! - times[1]!).toBeGreaterThan(8 * 250 - 200);
});
