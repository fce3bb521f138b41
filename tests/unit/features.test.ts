import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Feature } from '../../contract/features.ts';

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
  const { offers } = await import('../../src/lib/features.ts');
  return { offers, ...(await import('../../src/lib/time-zone.ts')) };
}

/** The features of the API at this address. */
async function offersAt(api: string): Promise<(feature: Feature) => Promise<boolean>> {
  return (await siteFor(api)).offers;
}

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

describe('what the API offers', () => {
  test.each(['', '/api', 'https://site.example/api'])(
    'our own at "%s" is not asked',
    async (api) => {
      const offers = await offersAt(api);
      expect(await offers('idempotencyKey')).toBe(true);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('another host is asked once, without a token', async () => {
    fetch.mockImplementation(async () => Response.json({ features: ['idempotencyKey', 'new'] }));
    const offers = await offersAt('https://host.example/api');
    expect(await Promise.all([offers('idempotencyKey'), offers('expectedPrice')])).toEqual([
      true,
      false,
    ]);
    expect(fetch).toHaveBeenCalledOnce();
    const [address, init] = fetch.mock.calls[0]!;
    expect(address).toBe('https://host.example/api/features');
    expect(init?.headers).toBeUndefined();
  });

  test.each([
    ['knows no such call', async () => Response.json({ message: 'Not found' }, { status: 404 })],
    ['answers a page', async () => new Response('<!doctype html>')],
    ['answers something else', async () => Response.json({ features: 'all' })],
    ['does not answer', async () => Promise.reject(new TypeError('network'))],
  ])('a host that %s offers nothing', async (_what, answer) => {
    fetch.mockImplementation(answer);
    const offers = await offersAt('https://host.example/api');
    expect(await offers('idempotencyKey')).toBe(false);
  });

  test('a host that never answers offers nothing after a few seconds', async () => {
    fetch.mockImplementation(hang);
    const timeout = passTimeLimits();
    const offers = await offersAt('https://host.example/api');
    expect(await offers('idempotencyKey')).toBe(false);
    expect(timeout.mock.calls).toEqual([[3000]]);
  });
});

describe('the zone of the clock', () => {
  const newYear = new Date('2030-01-01T00:00Z');
  const timeAt = async (api: string) => {
    const { learnTimeZone } = await siteFor(api);
    await learnTimeZone();
    // A screen that comes later still has a clock that is right.
    const { wallTime } = await import('../../src/lib/clock.ts');
    return wallTime(newYear);
  };

  test.each(['/api', 'https://host.example/api'])('is what the API at %s tells', async (api) => {
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
    expect(await timeAt('https://host.example/api')).toBe('2030-01-01T01:00');
  });

  test('is the default when a host never answers', async () => {
    fetch.mockImplementation(hang);
    passTimeLimits();
    expect(await timeAt('https://host.example/api')).toBe('2030-01-01T01:00');
  });
});
