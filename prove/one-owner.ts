import { lastLine } from '../tests/api/server-process.ts';
import { book, listVehicleIds, logIn, listReservations } from './calls.ts';
import { figure, expectNone, expectTrue, type Result } from './results.ts';
import { newFolder, run, start } from './servers.ts';
import { freeRentals } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const sentence = /^Another server is running on the data in .+\.$/;

/** Starts second processes on a folder in use while its owner writes, then kills the owner. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const env = newFolder();
  const owner = await run(env);
  const customer = await logIn(owner.api, 'customer');
  const rentals = freeRentals(await listVehicleIds(customer));
  const confirmed: string[] = [];
  const bookOne = async () => {
    const label = `owner-${confirmed.length}`;
    const { status } = await book(customer, rentals.next().value, label);
    if (status === 201) confirmed.push(label);
  };
  const seconds = Math.max(2, Math.round(20 * share));
  const wrong: string[] = [];
  let pending = seconds;
  for (let count = 0; count < seconds; count += 1) {
    const second = start(env);
    void second.ended.then(([code]) => {
      pending -= 1;
      if (code !== 1 || !sentence.test(lastLine(second))) wrong.push(second.output);
    });
    if (count % 2 === 1) while (pending > seconds - count) await bookOne();
  }
  while (pending > 0) await bookOne();
  await owner.end('SIGKILL');
  const startedAt = performance.now();
  const next = await run(env);
  const started = performance.now() - startedAt;
  const rows = await listReservations(await logIn(next.api, 'administrator'));
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const lost = confirmed.filter((label) => !names.has(label));
  const code = await next.end('SIGTERM');
  return [
    figure('second processes on the folder', seconds),
    figure('bookings confirmed by the owner meanwhile', confirmed.length),
    figure('start after the owner was killed, ms', started),
    expectNone('second processes not refused with the message', wrong.length, wrong),
    expectNone('confirmed bookings that are missing', lost.length, lost),
    expectTrue('the next owner starts on the intact folder and stops cleanly', code === 0),
  ];
}
