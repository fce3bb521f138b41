import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { signature, signatureBox } from '../../contract/counter/signature.ts';
import { amountsOf, emptyDamage } from '../../src/islands/admin/condition/new-damage.ts';
import { begin, drawTo, toUnits } from '../../src/islands/admin/condition/SignaturePad.tsx';
import {
  blockOf,
  emptyStep,
  foundBy,
  stepForm,
  type StepForm,
} from '../../src/islands/admin/counter/step-form.ts';
import '../support/load-texts.ts';

describe('strokes', () => {
  const { width, height } = signatureBox;
  const area = { left: 10, top: 20, width: 500, height: 200 };
  const pointer = fc.record({
    clientX: fc.double({ min: -1000, max: 5000, noNaN: true }),
    clientY: fc.double({ min: -1000, max: 5000, noNaN: true }),
  });

  test('whatever is drawn, the contract takes it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(pointer, { minLength: 1, maxLength: 400 }), { minLength: 1 }),
        (drawn) => {
          let strokes = '';
          for (const [first, ...others] of drawn) {
            strokes = begin(strokes, toUnits(first!, area));
            for (const one of others) strokes = drawTo(strokes, toUnits(one, area));
          }
          expect(strokes.length).toBeLessThanOrEqual(limits.strokes);
          expect(signature.safeParse({ name: 'Max', strokes }).success).toBe(true);
        },
      ),
    );
  });

  test('are in units of the box, without points that say nothing', () => {
    const start = toUnits({ clientX: 260, clientY: 120 }, area);
    expect(start).toEqual({ x: width / 2, y: height / 2 });
    const dot = begin('', start);
    expect(dot).toBe('M500 200L500 200');
    expect(drawTo(dot, { x: 502, y: 201 })).toBe(dot);
    expect(drawTo(dot, { x: 510, y: 200 })).toBe(`${dot}L510 200`);
  });
});

const typed = (changed: Partial<StepForm> = {}) => ({
  ...emptyStep,
  mileageKm: '1000',
  fuelEighths: '8',
  ...changed,
});
const parse = (changed: Partial<StepForm>) =>
  stepForm({ leastKm: null, needsReason: false }).safeParse(typed(changed));
const damage = (changed = {}) => ({ ...emptyDamage(), place: 'rear', note: ' Delle ', ...changed });

describe('the damages of a form', () => {
  test('need a place, and an amount that is one', () => {
    const { error } = parse({ damages: [damage({ place: '' }), damage({ amount: 'viel' })] });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'damages.0.place',
      'damages.1.amount',
    ]);
  });

  test('are sent as the contract takes them, and left out without any', () => {
    const { data } = parse({ damages: [damage({ amount: '1.234,50' }), damage()] });
    expect(foundBy(data!, 'Erika Muster')).toEqual({
      damages: [
        expect.objectContaining({ place: 'rear', note: 'Delle', amount: 1234.5 }),
        expect.objectContaining({ amount: null }),
      ],
    });
    expect(foundBy(parse({}).data!, 'Erika Muster')).toEqual({});
  });

  test('are previewed as soon as an amount is one', () => {
    expect(amountsOf([damage({ amount: '12,5' }), damage(), damage({ amount: 'x' })])).toBe('12.5');
    expect(amountsOf([damage()])).toBeUndefined();
  });
});

describe('a signature', () => {
  test.each([
    ['', '', undefined],
    ['', 'M1 1L2 2', { name: 'Erika Muster', strokes: 'M1 1L2 2' }],
    [' Max ', '', { name: 'Max', strokes: null }],
    ['Max', 'M1 1L2 2', { name: 'Max', strokes: 'M1 1L2 2' }],
  ])('of %j and %j', (signer, strokes, expected) => {
    const { data } = parse({ signer, strokes });
    expect(foundBy(data!, 'Erika Muster').signature).toEqual(expected);
  });
});

test.each(['M1001 1', 'M1 1L2 401', 'M9999 9999', 'L1 1', 'M1 1Z', 'M-1 1', 'M1 1 2 2'])(
  'strokes are never %j',
  (strokes) => {
    expect(signature.safeParse({ name: 'Max', strokes }).success).toBe(false);
  },
);

describe('taking a vehicle out of service', () => {
  test.each([
    [{ blockDate: '2999-01-01' }, ['blockTime']],
    [{ blockTime: '10:00' }, ['blockDate']],
    [{ blockDate: '2020-01-01', blockTime: '10:00' }, ['blockTime']],
    [{ blockDate: '2999-01-01', blockTime: '10:00' }, []],
    [{}, []],
  ])('until %j', (changed, wrong) => {
    const { error } = parse({ damages: [damage()], block: 'yes', ...changed });
    expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong);
  });

  test('says why, and happens only with a new damage', () => {
    const { data } = parse({ damages: [damage()], block: 'yes' });
    expect(blockOf(data!)).toEqual({ block: { until: null, note: 'Repair, Rear: Delle' } });
    expect(blockOf({ ...data!, damages: [] })).toEqual({});
  });
});

describe('waiting photos', () => {
  const call = vi.fn<(endpoint: unknown, request: { params: object }) => Promise<unknown>>();
  const about = { reservationId: 7, step: 'return' as const, damageId: null };

  async function queue() {
    vi.resetModules();
    vi.doMock('../../src/lib/api/api.ts', async (original) => ({
      ...(await original<typeof import('../../src/lib/api/api.ts')>()),
      call,
    }));
    const photos = await import('../../src/islands/admin/condition/photos/photo-queue.ts');
    const { ApiError } = await import('../../src/lib/api/api.ts');
    return { ...photos, ApiError };
  }
  beforeEach(() => {
    call.mockReset();
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', { setItem: () => undefined, removeItem: () => undefined });
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('window', { addEventListener: () => undefined });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.doUnmock('../../src/lib/api/api.ts');
    };
  });
  const files = (count: number) => Array.from({ length: count }, () => new Blob(['x']));

  /** Lets pass what waits for no time. */
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test('are uploaded one after the other', async () => {
    const { addPhotos, $waiting, $uploaded } = await queue();
    let running = 0;
    call.mockImplementation(async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
    });
    await addPhotos(files(3), about);
    await settle();
    expect($uploaded.get()).toHaveLength(3);
    expect($waiting.get()).toEqual([]);
  });

  test('are tried again after growing pauses, under the same id', async () => {
    const { addPhotos, $waiting, pauses, ApiError } = await queue();
    call.mockRejectedValue(new ApiError(0, 'away'));
    await addPhotos(files(1), about);
    await settle();
    for (const [index, pause] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(call).toHaveBeenCalledTimes(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(call).toHaveBeenCalledTimes(index + 2);
    }
    const ids = call.mock.calls.map(([, { params }]) => (params as { photoId: string }).photoId);
    expect(new Set(ids).size).toBe(1);
    expect($waiting.get()).toMatchObject([{ refusal: null }]);
  });

  test('are tried at once when another screen shows them', async () => {
    const { addPhotos, startPhotos, $uploaded, ApiError } = await queue();
    await startPhotos();
    call.mockRejectedValueOnce(new ApiError(0, 'away'));
    call.mockResolvedValue({});
    await addPhotos(files(1), about);
    await settle();
    expect($uploaded.get()).toEqual([]);
    await startPhotos();
    await settle();
    expect($uploaded.get()).toHaveLength(1);
  });

  test('that the server refuses say why, and hold up no other', async () => {
    const { addPhotos, $waiting, $uploaded, ApiError } = await queue();
    call.mockRejectedValueOnce(new ApiError(415, 'No photo'));
    call.mockResolvedValue({});
    await addPhotos(files(2), about);
    await settle();
    expect($uploaded.get()).toHaveLength(1);
    expect($waiting.get()).toMatchObject([{ refusal: 'No photo' }]);
  });

  test.each([
    ['user_erased', []],
    ['reservation_not_found', []],
    ['forbidden', [{ refusal: null }]],
  ] as const)('that are answered by %s', async (code, left) => {
    const { addPhotos, $waiting, $uploaded, ApiError } = await queue();
    call.mockRejectedValue(new ApiError(403, 'No', { code }));
    await addPhotos(files(1), about);
    await settle();
    expect($waiting.get()).toMatchObject(left);
    expect($uploaded.get()).toEqual([]);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
