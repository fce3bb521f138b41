import { setTimeout as sleep } from 'node:timers/promises';
import { listVehicles, type Vehicle } from '../contract/vehicles/vehicles.ts';
import type { Load } from '../bench/client.ts';
import { measureInTurns, load, start } from '../bench/processes.ts';
import { addCleanup } from './cleanup.ts';
import { askAvailability, logIn, type Caller } from './calls.ts';
import {
  expectAtLeast,
  expectAtMost,
  figure,
  median,
  expectNone,
  quantile,
  type Result,
} from './results.ts';
import { Connection, type Answer } from './http.ts';
import { newCluster, newFolder, run, type DatabaseEnv, type Running } from './servers.ts';
import { dayRental } from './rentals.ts';
import type { ProofOptions } from './run.ts';

const floods = [
  { title: '100 connections of calls', call: 'availability', connections: 100 },
  {
    title: '100 connections of calls in another spelling',
    call: 'availabilityEscaped',
    connections: 100,
  },
  { title: '600 connections of images', call: 'image', connections: 600 },
] as const;
const calls = 170;
/** Each caller has its own address. */
const addresses = { flood: '127.0.0.2', other: '127.0.0.3' };
/** Seconds for which a burst is admitted. */
const burst = 4;
const maxMedian = 100;

/** Floods the server from one address, while another makes its calls. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const { env } = await newCluster();
  return [
    ...(await proveOn('PGlite', newFolder(), share)),
    ...(await proveOn('PostgreSQL', env, share)),
    ...(await proveLone(env, share)),
  ];
}

async function proveOn(name: string, env: DatabaseEnv, share: number): Promise<Result[]> {
  const server = await run(env);
  const { token, vehicles, images } = await logInAndList(server);
  const other = { connection: new Connection(server.api, addresses.other), token };
  const { origin } = new URL(server.api);
  await askRepeatedly(other, vehicles);
  const alone = await askRepeatedly(other, vehicles);
  const results: Result[] = [
    figure(`${name}: median and 99th percentile alone, ms`, formatMedianAndP99(alone)),
  ];
  for (const { title, ...flood } of floods) {
    let isOver = false;
    const flooding = (async () => {
      const rounds: Load[] = [];
      while (!isOver)
        rounds.push(
          await load({
            ...flood,
            token,
            images,
            origin,
            from: addresses.flood,
            first: 0,
            vehicles: vehicles.length,
            seconds: burst + Math.max(4, 20 * share),
          }),
        );
      return rounds;
    })();
    await sleep(1000 * burst);
    const answers = await askRepeatedly(other, vehicles);
    isOver = true;
    const rounds = await flooding;
    const refused = answers.filter(({ status }) => status !== 200);
    results.push(
      figure(`${name}, ${title}: served a second`, median(rounds.map(({ rate }) => rate))),
      figure(`${name}, ${title}: not served`, JSON.stringify(rounds.map(({ failed }) => failed))),
      expectNone(
        `${name}, ${title}: the other address's calls refused, of ${calls}`,
        refused.length,
      ),
      figure(
        `${name}, ${title}: their median and 99th percentile, ms`,
        formatMedianAndP99(answers),
      ),
      expectAtMost(`${name}, ${title}: their median`, median(times(answers)), maxMedian, 'ms'),
    );
  }
  await server.end('SIGTERM');
  return results;
}

/** Compares the rate of a lone address with a server without fair shares. */
async function proveLone(env: DatabaseEnv, share: number): Promise<Result[]> {
  const server = await run(env);
  const unlimited = await start('prove/unlimited-server.ts', { ...env });
  addCleanup(unlimited.stop);
  const { token, vehicles } = await logInAndList(server);
  const servers: [string, string] = [new URL(server.api).origin, unlimited.origin];
  const ratios: number[] = [];
  const rounds = Math.max(5, Math.round(15 * share));
  for (let round = -2; round < rounds; round += 1) {
    const { mine, bare } = await measureInTurns(Math.abs(round), servers, (origin) =>
      load({
        call: 'availability',
        origin,
        token,
        first: 0,
        connections: 50,
        seconds: 1,
        vehicles: vehicles.length,
      }),
    );
    if (round >= 0) ratios.push(mine.rate / bare.rate);
  }
  await server.end('SIGTERM');
  return [
    expectAtLeast('a lone address, compared with a server without shares', median(ratios), 0.9),
  ];
}

async function logInAndList({ api }: Running) {
  const { token, connection } = await logIn(api, 'customer');
  const { text } = await connection.request('GET', listVehicles.path);
  const vehicles = JSON.parse(text) as Vehicle[];
  connection.close();
  return {
    token,
    vehicles: vehicles.map(({ id }) => id),
    images: vehicles.map(({ image }) => image[0]!),
  };
}

async function askRepeatedly(caller: Caller, vehicles: number[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let call = 0; call < calls; call += 1)
    answers.push(await askAvailability(caller, dayRental(vehicles)));
  return answers;
}

const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const formatMedianAndP99 = (answers: Answer[]) =>
  `${median(times(answers)).toFixed(1)} / ${quantile(times(answers), 0.99).toFixed(1)}`;
