import { expect, test } from 'vitest';
import { listBlocks } from '../../contract/vehicles/blocks.ts';
import { addLine } from '../../contract/counter/counter.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { administrator, newCustomer, newVehicle } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain } from './counter-desk.ts';

/** Numbers from 0 to 1 that are the same in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

test('whatever clients do at once at the counter, one customer has the vehicle and each price is the sum of its lines', async () => {
  const token = await administrator();
  const vehicleId = await newVehicle(token, plain);
  const customers = await Promise.all([newCustomer(), newCustomer(), newCustomer()]);
  const all = await Promise.all(
    customers.map(({ id }, index) => book(token, id, [2 * index - 6, 2 * index - 4], vehicleId)),
  );
  const actions = all.flatMap((booked) => {
    const { handOver, takeBack, noShow, undo, put } = desk(token, booked);
    const line = { kind: 'fee', amount: 1.5, text: 'Reinigung' };
    return [
      ...[() => handOver(), () => handOver(), () => takeBack({ ...full, mileageKm: 20_150 })],
      ...[() => noShow({ fee: 5 }), () => undo('hand-over'), () => undo('return')],
      ...[() => undo('no-show'), () => put('DONE'), () => put('CREATED'), () => put('CANCELLED')],
      () => call(addLine, { token, params: { id: booked.id }, body: line }),
      () => {
        const damages = [{ id: crypto.randomUUID(), place: 'rear', note: 'Delle', amount: 7 }];
        return takeBack({ ...full, damages, block: {} });
      },
    ];
  });
  const days = { from: inHours(-24).slice(0, 10), until: inHours(24).slice(0, 10) };
  const random = numbers(1);
  const next = () => actions[Math.floor(random.next().value! * actions.length)]!;
  const statuses = new Set<number>();
  for (let round = 0; round < 12; round += 1) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => next()()));
    for (const { status } of answers) statuses.add(status);
    const counters = await Promise.all(all.map((booked) => desk(token, booked).read()));
    expect(counters.filter(({ nextStep }) => nextStep === 'return').length).toBeLessThan(2);
    // A block and the damages go with the return that they came with.
    const { body: blocks } = await call(listBlocks, { token, query: { ...days, vehicleId } });
    expect(blocks.map(({ id }) => id)).toEqual(
      counters.flatMap(({ return: back }) => back?.blockId ?? []),
    );
    for (const counter of counters) {
      const found = counter.damages!.filter(({ step }) => step === 'return').length;
      const charged = counter.lines.filter(({ kind }) => kind === 'damage').length;
      expect(found).toBe(charged);
      expect(sumOf(counter.lines)).toBe(counter.totalPrice);
      const { status, pickedUpAt, returnedAt, noShowAt, handOver, return: back } = counter;
      expect(handOver !== null).toBe(pickedUpAt !== null);
      if (back) expect(returnedAt).not.toBeNull();
      if (returnedAt) expect(status).toBe('DONE');
      if (noShowAt) expect(status).toBe('CANCELLED');
      if (status === 'CANCELLED') expect(pickedUpAt).toBeNull();
    }
  }
  expect([...statuses].every((status) => [200, 400, 409].includes(status))).toBe(true);
  expect(statuses.has(200)).toBe(true);
});
