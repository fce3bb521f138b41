import { beforeEach, expect, test, vi } from 'vitest';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { ApiError, call } from '../../src/lib/api/api.ts';
import { isOurs } from '../../src/lib/api/host.ts';
import { askForQuote } from '../../src/islands/admin/reservations/quote.ts';

vi.mock('../../src/lib/api/host.ts');
vi.mock('../../src/lib/api/api.ts', { spy: true });

const request = {
  vehicle: { ...sampleVehicle(), pricePerHour: 10, id: 7, image: ['a'], builtIn: false },
  moments: {
    pickUpDate: '2030-01-02',
    pickUpTime: '10:00',
    dropOffDate: '2030-01-02',
    dropOffTime: '12:30',
  },
  reservationId: null,
};
const estimate = { state: 'estimated', price: 30 };

beforeEach(() => {
  vi.mocked(isOurs).mockResolvedValue(true);
});

test.each([true, false])('the price is estimated if no server can be reached', async (ours) => {
  vi.mocked(isOurs).mockResolvedValue(ours);
  vi.mocked(call).mockRejectedValue(new ApiError(0, 'No connection'));
  expect(await askForQuote(request)).toEqual(estimate);
});

test.each([
  ['does not know the call', new ApiError(404, 'Not offered')],
  ['says that it does not know the call', new ApiError(404, 'Not found')],
  ['has not built the call', new ApiError(501, 'Not offered')],
  ['refuses a time in the past', new ApiError(400, 'The pick-up is in the past')],
])('the price is estimated if a bare host %s', async (_what, error) => {
  vi.mocked(isOurs).mockResolvedValue(false);
  vi.mocked(call).mockRejectedValue(error);
  expect(await askForQuote(request)).toEqual(estimate);
});

test.each([
  ['an ended session', new ApiError(401, 'Please login first', { code: 'unauthorized' })],
  ['a missing role', new ApiError(403, 'You are not allowed to do this', { code: 'forbidden' })],
  ['a deleted vehicle', new ApiError(404, 'No such vehicle', { code: 'vehicle_not_found' })],
  ['wrong times', new ApiError(400, 'Too far ahead', { code: 'too_far_ahead' })],
  ['a busy server', new ApiError(503, 'The server is busy', { code: 'busy' })],
])('%s is reported instead of a price', async (_what, error) => {
  vi.mocked(call).mockRejectedValue(error);
  expect(await askForQuote(request)).toEqual({ state: 'failed', message: error.message });
});

test('a 401 of the check meant for customers is reported too', async () => {
  vi.mocked(isOurs).mockResolvedValue(false);
  vi.mocked(call).mockRejectedValue(new ApiError(401, 'Please login first'));
  expect(await askForQuote(request)).toMatchObject({ state: 'failed' });
});
