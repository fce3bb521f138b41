import { setTimeout as sleep } from 'node:timers/promises';
import { listVehicles, type Vehicle } from '../contract/vehicles.ts';
import type { Load } from '../bench/client.ts';
import { inTurns, load, start } from '../bench/processes.ts';
import { atEnd } from './cleanup.ts';
import { isAvailable, logIn, type Caller } from './calls.ts';
import { atLeast, atMost, figure, median, none, quantile, type Finding } from './findings.ts';
import { Connection, type Answer } from './http.ts';
import { newCluster, newFolder, run, type Place, type Running } from './places.ts';
import { dayRental } from './rentals.ts';
import type { Amounts } from './run.ts';

const floods = [
  { what: '100 connections of calls', call: 'availability', connections: 100 },
  { what: '600 connections of pictures', call: 'image', connections: 600 },
] as const;
const calls = 170;
/** Each has an address of its own. */
const addresses = { flood: '127.0.0.2', other: '127.0.0.3' };
/** Seconds after which a burst is over. */
const burst = 4;
const mostMedian = 100;

/** Lets one address flood the server, and another one make its calls meanwhile. */
export async function prove({ share }: Amounts): Promise<Finding[]> {
  const { place } = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), share)),
    ...(await proveOn('PostgreSQL', place, share)),
    ...(await proveLone(place, share)),
  ];
}

async function proveOn(name: string, place: Place, share: number): Promise<Finding[]> {
  const server = await run(place);
  const { token, vehicles, images } = await visit(server);
  const other = { connection: new Connection(server.api, addresses.other), token };
  const { origin } = new URL(server.api);
  await ask(other, vehicles);
  const alone = await ask(other, vehicles);
  const found: Finding[] = [figure(`${name}: median and 99th percentile alone, ms`, pair(alone))];
  for (const { what, ...flood } of floods) {
    let isOver = false;
    const flooding = (async () => {
      const rounds: Load[] = [];
      while (!isOver)
        rounds.push(
          await load({
            ...{ ...flood, token, images, origin, from: addresses.flood, first: 0 },
            vehicles: vehicles.length,
            seconds: burst + Math.max(4, 20 * share),
          }),
        );
      return rounds;
    })();
    await sleep(1000 * burst);
    const answers = await ask(other, vehicles);
    isOver = true;
    const rounds = await flooding;
    const refused = answers.filter(({ status }) => status !== 200);
    found.push(
      figure(`${name}, ${what}: served a second`, median(rounds.map(({ rate }) => rate))),
      figure(`${name}, ${what}: not served`, JSON.stringify(rounds.map(({ failed }) => failed))),
      none(`${name}, ${what}: another's calls refused, of ${calls}`, refused.length),
      figure(`${name}, ${what}: their median and 99th percentile, ms`, pair(answers)),
      atMost(`${name}, ${what}: their median`, median(times(answers)), mostMedian, 'ms'),
    );
  }
  await server.end('SIGTERM');
  return found;
}

/** What one address alone gets, beside a server that counts nobody's share. */
async function proveLone(place: Place, share: number): Promise<Finding[]> {
  const server = await run(place);
  const unguarded = await start('prove/unguarded.ts', { ...place });
  atEnd(unguarded.stop);
  const { token, vehicles } = await visit(server);
  const servers: [string, string] = [new URL(server.api).origin, unguarded.origin];
  const ratios: number[] = [];
  const rounds = Math.max(5, Math.round(15 * share));
  for (let round = -2; round < rounds; round += 1) {
    const { mine, bare } = await inTurns(Math.abs(round), servers, (origin) =>
      load({
        ...{ call: 'availability', origin, token, first: 0, connections: 50, seconds: 1 },
        vehicles: vehicles.length,
      }),
    );
    if (round >= 0) ratios.push(mine.rate / bare.rate);
  }
  await server.end('SIGTERM');
  return [atLeast('a lone address, against a server without shares', median(ratios), 0.9)];
}

async function visit({ api }: Running) {
  const { token, connection } = await logIn(api, 'customer');
  const { text } = await connection.request('GET', listVehicles.path);
  const fleet = JSON.parse(text) as Vehicle[];
  connection.close();
  return {
    token,
    vehicles: fleet.map(({ id }) => id),
    images: fleet.map(({ image }) => image[0]!),
  };
}

async function ask(caller: Caller, vehicles: number[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let call = 0; call < calls; call += 1)
    answers.push(await isAvailable(caller, dayRental(vehicles)));
  return answers;
}

const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const pair = (answers: Answer[]) =>
  `${median(times(answers)).toFixed(1)} / ${quantile(times(answers), 0.99).toFixed(1)}`;
