import { lastLine } from '../tests/api/server-process.ts';
import { book, fleet, logIn, stored } from './calls.ts';
import { figure, none, so, type Finding } from './findings.ts';
import { newFolder, run, start } from './places.ts';
import { freeRentals } from './rentals.ts';
import type { Amounts } from './run.ts';

const sentence = /^Another server is running on the data in .+\.$/;

/** Starts second processes on a folder in use, while its owner writes, then kills the owner. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const place = newFolder();
  const owner = await run(place);
  const customer = await logIn(owner.api, 'customer');
  const rentals = freeRentals(await fleet(customer));
  const confirmed: string[] = [];
  const write = async () => {
    const called = `owner-${confirmed.length}`;
    const { status } = await book(customer, rentals.next().value, called);
    if (status === 201) confirmed.push(called);
  };
  const seconds = Math.max(2, Math.round(20 * share));
  const wrong: string[] = [];
  let pending = seconds;
  for (let count = 0; count < seconds; count += 1) {
    const second = start(place);
    void second.ended.then(([code]) => {
      pending -= 1;
      if (code !== 1 || !sentence.test(lastLine(second))) wrong.push(second.output);
    });
    if (count % 2 === 1) while (pending > seconds - count) await write();
  }
  while (pending > 0) await write();
  await owner.end('SIGKILL');
  const begun = performance.now();
  const next = await run(place);
  const started = performance.now() - begun;
  const rows = await stored(await logIn(next.api, 'administrator'));
  const names = new Set(rows.map(({ pickUpLocation }) => pickUpLocation));
  const lost = confirmed.filter((called) => !names.has(called));
  const code = await next.end('SIGTERM');
  return [
    figure('second processes on the folder', seconds),
    figure('bookings confirmed by the owner meanwhile', confirmed.length),
    figure('start after the owner was killed, ms', started),
    none('second processes not refused with the sentence', wrong.length, wrong),
    none('confirmed bookings that are gone', lost.length, lost),
    so('the next owner starts on the whole folder and stops cleanly', code === 0),
  ];
}
