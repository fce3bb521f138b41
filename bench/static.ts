import { existsSync } from 'node:fs';
import { withPostgres } from './setup.ts';
import { measureInTurns, load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';
import { roundsOf } from './smoke.ts';

/** Compares static pages from our server, which sends more headers, with its plugin alone, in turns. */
const minRatio = 0.9;
const rounds = roundsOf(30);
/** Rounds until the hot code is compiled. */
const warmUpRounds = 6;
const job = { token: '', vehicles: 1, first: 0, connections: 50, seconds: 0.6 };

if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');
const rows: Record<string, string | number>[] = [];
const violations: string[] = [];
await withPostgres({ vehicles: 1, reservations: 0, users: 3 }, async (setup) => {
  const servers: [Server, Server] = [
    await start(ours, setup.ours),
    await start('bench/static-limit.ts', {}),
  ];
  try {
    for (const call of ['pages', 'home'] as const) {
      const measured = [];
      for (let round = 0; round < warmUpRounds + rounds; round += 1) {
        const { mine, bare } = await measureInTurns(round, servers, ({ origin }) =>
          load({ ...job, call, origin }),
        );
        for (const reason of Object.keys({ ...mine.failed, ...bare.failed }))
          violations.push(`${call}: answers with ${reason}`);
        if (round >= warmUpRounds) measured.push({ mine, bare, ratio: mine.rate / bare.rate });
      }
      const ratio = median(measured.map((round) => round.ratio));
      rows.push({
        page: call,
        'plugin/s': Math.round(median(measured.map(({ bare }) => bare.rate))),
        'ours/s': Math.round(median(measured.map(({ mine }) => mine.rate))),
        ratio: ratio.toFixed(2),
      });
      // The home page is shown without a bound: it is the page that the plugin finds fastest.
      if (call === 'pages' && ratio < minRatio)
        violations.push(`${call}: ${ratio.toFixed(2)} of the plugin's rate`);
    }
  } finally {
    for (const server of servers) await server.stop();
  }
});
report(rows, violations);
