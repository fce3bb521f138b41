import { existsSync } from 'node:fs';
import { onPostgres } from './places.ts';
import { inTurns, load, ours, start, type Server } from './processes.ts';
import { median, report } from './report.ts';

/** Static pages from our server, which sends more headers, beside its plugin for them alone, in turns. */
const least = 0.9;
const rounds = 30;
/** Rounds in which the code is still being compiled. */
const warming = 6;
const job = { token: '', vehicles: 1, first: 0, connections: 50, seconds: 0.6 };

if (!existsSync('dist')) throw new Error('Build the site first: npm run build.');
const rows: Record<string, string | number>[] = [];
const over: string[] = [];
await onPostgres({ vehicles: 1, reservations: 0, users: 3 }, async (places) => {
  const servers: [Server, Server] = [
    await start(ours, places.ours),
    await start('bench/static-limit.ts', {}),
  ];
  try {
    for (const call of ['pages', 'home'] as const) {
      const found = [];
      for (let round = 0; round < warming + rounds; round += 1) {
        const { mine, bare } = await inTurns(round, servers, ({ origin }) =>
          load({ ...job, call, origin }),
        );
        for (const reason of Object.keys({ ...mine.failed, ...bare.failed }))
          over.push(`${call}: answers with ${reason}`);
        if (round >= warming) found.push({ mine, bare, ratio: mine.rate / bare.rate });
      }
      const ratio = median(found.map((round) => round.ratio));
      rows.push({
        page: call,
        'plugin/s': Math.round(median(found.map(({ bare }) => bare.rate))),
        'ours/s': Math.round(median(found.map(({ mine }) => mine.rate))),
        ratio: ratio.toFixed(2),
      });
      // The home page alone is shown because it is the one that the plugin finds fastest.
      if (call === 'pages' && ratio < least)
        over.push(`${call}: ${ratio.toFixed(2)} of what the plugin gives`);
    }
  } finally {
    for (const server of servers) await server.stop();
  }
});
report(rows, over);
