import type { Client, Pool } from 'pg';

/** Milliseconds without a byte after which a connection that waits for an answer counts as broken. No statement takes as long. */
const timeout = 5000;

/** Closes connections that stop answering, as behind a broken network, so that statements waiting for them fail. */
export function responseTimeout() {
  const timers = new WeakMap<Client, NodeJS.Timeout>();
  let isOn = false;

  function start(client: Client): void {
    if (!isOn || timers.has(client)) return;
    timers.set(
      client,
      setTimeout(() => client.connection.stream.destroy(), timeout),
    );
  }

  function stop(client: Client): void {
    clearTimeout(timers.get(client));
    timers.delete(client);
  }

  return {
    /** Called when the server starts to serve: slow work, such as a migration, is done before. */
    enforce: () => void (isOn = true),

    /** Watches the connections of a pool. Their sockets' own timeout will not do: writing resets it, too. */
    watch(pool: Pool): void {
      pool.on('connect', (client) =>
        client.connection.stream.on('data', () => timers.get(client)?.refresh()),
      );
      pool.on('acquire', start);
      pool.on('release', (_error, client) => stop(client));
    },
  };
}
