import type { Client, Pool } from 'pg';

/** Ticks without a byte after which a connection that waits for an answer counts as broken. */
const ticks = 5;

/**
 * Closes connections that stop answering, as behind a broken network, so that statements waiting for them fail. Silence is counted in
 * ticks of our own: while this process or the whole machine stands still, none passes, and answers that have arrived are read first.
 * A timer would close every waiting connection of a machine that was paused for a moment, and nobody would know what became of their statements.
 *
 * @param tick Milliseconds. No statement takes four of them.
 */
export function responseTimeout(tick = 1000) {
  const silentTicks = new Map<Client, number>();
  let ticking: NodeJS.Timeout | undefined;

  function countSilence(): void {
    for (const [client, silent] of silentTicks)
      if (silent + 1 < ticks) silentTicks.set(client, silent + 1);
      else client.connection.stream.destroy();
  }

  return {
    /** Called when the server starts to serve: slow work, such as a migration, is done before. */
    enforce: () => void (ticking = setInterval(countSilence, tick).unref()),

    /** Watches the connections of a pool. Their sockets' own timeout will not do: writing resets it, too. */
    watch(pool: Pool): void {
      pool.on('connect', (client) =>
        client.connection.stream.on('data', () => {
          if (silentTicks.has(client)) silentTicks.set(client, 0);
        }),
      );
      pool.on('acquire', (client) => silentTicks.set(client, 0));
      pool.on('release', (_error, client) => silentTicks.delete(client));
    },

    end: () => clearInterval(ticking),
  };
}
