import { withPostgres } from './setup.ts';
import { load, ours, start } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Availability checks alone, and beside 200 log-ins that wait for their hash. */
const maxRatio = 3;
const logInConnections = 200;
const rounds = roundsOf(4);
const seconds = 5;
const size = { vehicles: 200, reservations: 10_000, users: 250 };

await withPostgres(size, async (setup) => {
  const server = await start(ours, setup.ours);
  const job = { origin: server.origin, token: setup.customer, vehicles: size.vehicles };
  const availability = () =>
    load({ ...job, call: 'availability', first: 0, connections: 10, seconds });
  let first = 0;
  const logIns = () =>
    load({
      ...job,
      call: 'login',
      first: (first += 10_000),
      connections: logInConnections,
      seconds: seconds + 2,
    });
  const measured = [];
  try {
    await availability();
    for (let round = 0; round < rounds; round += 1) {
      const idle = await availability();
      const flood = logIns();
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const beside = await availability();
      measured.push({ idle, beside, logIns: await flood, ratio: beside.p99 / idle.p99 });
    }
  } finally {
    await server.stop();
  }
  const ratio = median(measured.map((round) => round.ratio));
  const rejections = measured.flatMap(({ logIns: { failed } }) => Object.keys(failed));
  report(
    [
      {
        'idle/s': Math.round(median(measured.map(({ idle }) => idle.rate))),
        'beside/s': Math.round(median(measured.map(({ beside }) => beside.rate))),
        'idle p99 ms': median(measured.map(({ idle }) => idle.p99)).toFixed(1),
        'beside p99 ms': median(measured.map(({ beside }) => beside.p99)).toFixed(1),
        'ratio p99': ratio.toFixed(2),
        'log-ins/s': median(measured.map((round) => round.logIns.rate)).toFixed(1),
      },
    ],
    [
      ...(ratio > maxRatio ? [`p99 is ${ratio.toFixed(2)} of the idle one`] : []),
      ...rejections.map((status) => `a log-in answered ${status}`),
    ],
  );
});
