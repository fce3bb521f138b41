import { beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../src/islands/vehicles/find.ts';
import { correctPage } from '../../src/islands/vehicles/page.ts';
import { ApiError, call } from '../../src/lib/api/api.ts';
import { isOurs } from '../../src/lib/api/host.ts';

vi.mock('../../src/lib/api/host.ts');
vi.mock('../../src/lib/api/api.ts', { spy: true });
vi.mock('../../src/islands/vehicles/page.ts');

const van = { id: 7 };

interface Asked {
  query: { page: number };
}

/** Lets the server find these on a page. */
const found = (contentOf: (page: number) => object[]) =>
  vi.mocked(call).mockImplementation((async (_: unknown, { query }: Asked) => ({
    content: contentOf(query.page),
    last: true,
  })) as never);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(isOurs).mockResolvedValue(true);
});

test('a page beyond the last leads to the first', async () => {
  found((page) => (page === 0 ? [van] : []));
  expect(await find({ category: 'van' }, 8)).toMatchObject({ kind: 'found', vehicles: [van] });
  expect(vi.mocked(correctPage).mock.calls).toEqual([[0]]);
});

test('a search that finds nothing stays', async () => {
  found(() => []);
  expect(await find({ category: 'van' }, 0)).toMatchObject({ kind: 'none' });
  expect(correctPage).not.toHaveBeenCalled();
});

test('half of the times finds what there is at any time', async () => {
  found(() => [van]);
  const half = { pickUpDate: '2031-01-01', category: 'van' };
  expect(await find(half, 0)).toMatchObject({ kind: 'found', vehicles: [van], moments: null });
});

test('a search that is refused names the fields', async () => {
  const errors = { maxPrice: 'Please enter a price' };
  vi.mocked(call).mockRejectedValue(new ApiError(400, 'Invalid', { errors }));
  expect(await find({ maxPrice: 'cheap' }, 0)).toEqual({
    kind: 'refused',
    reasons: ['Please enter a price'],
    fields: ['maxPrice'],
  });
});
