import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';

const fetch = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

/** Never answers; fails once it is given up. */
const hang = (_address: string, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
  });
/** Lets the time limits of requests pass at once. */
function passTimeLimits() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1));
}

async function siteFor(api: string) {
  vi.resetModules();
  vi.stubEnv('PUBLIC_API_URL', api);
  return import('../../src/lib/api/host.ts');
}

const elsewhere = 'https://host.example/api';

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', new URL('https://site.example/solutions/1'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('whether the API is ours', () => {
  test.each(['', '/api', 'https://site.example/api'])(
    'is not asked of our own at "%s"',
    async (api) => {
      const { isOurs } = await siteFor(api);
      expect(await isOurs()).toBe(true);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('another host is asked once, without a token', async () => {
    fetch.mockImplementation(async () => Response.json({ level: 'rental', sendsMails: false }));
    const { isOurs, sendsMails } = await siteFor(elsewhere);
    expect(await Promise.all([isOurs(), sendsMails(), isOurs()])).toEqual([true, false, true]);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('https://host.example/api/features');
    expect(init?.headers).toBeUndefined();
  });

  test('a server of the release before lists its features', async () => {
    fetch.mockImplementation(async () => Response.json({ features: ['counter', 'mails'] }));
    const { isOurs, sendsMails } = await siteFor(elsewhere);
    expect([await isOurs(), await sendsMails()]).toEqual([true, true]);
  });

  test.each([
    ['knows no such call', async () => Response.json({ message: 'Not found' }, { status: 404 })],
    ['answers a page', async () => new Response('<!doctype html>')],
    ['answers something else', async () => Response.json({ features: 'all' })],
    ['is of another level', async () => Response.json({ level: 'scooters' })],
    ['lists nothing', async () => Response.json({ features: [] })],
    ['does not answer', async () => Promise.reject(new TypeError('network'))],
  ])('a host that %s is a bare one', async (_what, answer) => {
    fetch.mockImplementation(answer);
    const { isOurs, sendsMails } = await siteFor(elsewhere);
    expect([await isOurs(), await sendsMails()]).toEqual([false, false]);
  });

  test('a host that never answers is a bare one after a few seconds', async () => {
    fetch.mockImplementation(hang);
    const timeout = passTimeLimits();
    const { isOurs } = await siteFor(elsewhere);
    expect(await isOurs()).toBe(false);
    expect(timeout.mock.calls).toEqual([[3000]]);
  });
});

test.each([
  ['sends mails', { sendsMails: true }, true],
  ['sends none', { sendsMails: false }, false],
  ['of the release before sends mails', { features: ['counter', 'mails'] }, true],
  ['of the release before sends none', { features: ['counter'] }, false],
])('our own server says that it %s', async (_what, answer, expected) => {
  fetch.mockImplementation(async () => Response.json(answer));
  const { sendsMails } = await siteFor('/api');
  expect(await sendsMails()).toBe(expected);
});

describe('a booking', () => {
  const booking = {
    query: { vehicleId: 7 },
    body: { ...sampleRental(), expectedPrice: 30, termsHash: 'a'.repeat(64) },
  };
  const sentTo = async (host: object) => {
    fetch.mockImplementation(async (address) =>
      Response.json(address.endsWith('/features') ? host : {}),
    );
    await siteFor(elsewhere);
    const { call } = await import('../../src/lib/api/api.ts');
    const { createReservation } = await import('../../contract/reservations/reservations.ts');
    await call(createReservation, booking);
    const init = fetch.mock.calls.at(-1)![1];
    return {
      headers: new Headers(init?.headers),
      body: JSON.parse(init?.body as string) as object,
    };
  };

  test('has nothing for a bare host that the specification does not know', async () => {
    const { headers, body } = await sentTo({});
    expect(headers.has('Idempotency-Key')).toBe(false);
    expect(body).toEqual(sampleRental());
  });

  test('has all of it for a server of ours', async () => {
    const { headers, body } = await sentTo({ level: 'rental' });
    expect(headers.has('Idempotency-Key')).toBe(true);
    expect(body).toEqual(booking.body);
  });
});

describe('the zone of the clock', () => {
  const newYear = new Date('2030-01-01T00:00Z');
  const timeAt = async (api: string) => {
    const { learnTimeZone } = await siteFor(api);
    await learnTimeZone();
    // A screen that comes later still has a clock that is right.
    const { wallTime } = await import('../../src/lib/api/clock.ts');
    return wallTime(newYear);
  };

  test.each(['/api', elsewhere])('is what the API at %s tells', async (api) => {
    fetch.mockImplementation(async () => Response.json({ features: [], timeZone: 'Asia/Tokyo' }));
    expect(await timeAt(api)).toBe('2030-01-01T09:00');
    expect(fetch).toHaveBeenCalledOnce();
  });

  test.each([
    ['tells none', async () => Response.json({ features: [] })],
    ['knows no such call', async () => new Response('', { status: 404 })],
    ['does not answer', async () => Promise.reject(new TypeError('network'))],
  ])('is the default when a host %s', async (_what, answer) => {
    fetch.mockImplementation(answer);
    expect(await timeAt(elsewhere)).toBe('2030-01-01T01:00');
  });

  test('is the default when a host never answers', async () => {
    fetch.mockImplementation(hang);
    passTimeLimits();
    expect(await timeAt(elsewhere)).toBe('2030-01-01T01:00');
  });
});
