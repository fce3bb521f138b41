import { onPostgres } from './places.ts';
import { load, ours, start } from './processes.ts';
import { median, report } from './report.ts';

/** Availability with nobody else there, and beside 200 log-ins that wait for their hash. */
const most = 3;
const waiting = 200;
const rounds = 4;
const seconds = 5;
const size = { vehicles: 200, reservations: 10_000, users: 250 };

await onPostgres(size, async (places) => {
  const server = await start(ours, places.ours);
  const job = { origin: server.origin, token: places.customer, vehicles: size.vehicles };
  const availability = () =>
    load({ ...job, call: 'availability', first: 0, connections: 10, seconds });
  let first = 0;
  const logIns = () =>
    load({
      ...job,
      call: 'login',
      first: (first += 10_000),
      connections: waiting,
      seconds: seconds + 2,
    });
  const found = [];
  try {
    await availability();
    for (let round = 0; round < rounds; round += 1) {
      const idle = await availability();
      const flood = logIns();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const beside = await availability();
      found.push({ idle, beside, logIns: await flood, ratio: beside.p99 / idle.p99 });
    }
  } finally {
    await server.stop();
  }
  const ratio = median(found.map((round) => round.ratio));
  const turnedAway = found.flatMap(({ logIns: { failed } }) => Object.keys(failed));
  report(
    [
      {
        'idle/s': Math.round(median(found.map(({ idle }) => idle.rate))),
        'beside/s': Math.round(median(found.map(({ beside }) => beside.rate))),
        'idle p99 ms': median(found.map(({ idle }) => idle.p99)).toFixed(1),
        'beside p99 ms': median(found.map(({ beside }) => beside.p99)).toFixed(1),
        'ratio p99': ratio.toFixed(2),
        'log-ins/s': median(found.map((round) => round.logIns.rate)).toFixed(1),
      },
    ],
    [
      ...(ratio > most ? [`p99 is ${ratio.toFixed(2)} of the idle one`] : []),
      ...turnedAway.map((status) => `a log-in answered ${status}`),
    ],
  );
});
