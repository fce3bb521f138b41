import type { Client, Pool } from 'pg';

/** Milliseconds without a byte after which a connection that waits for an answer counts as broken: no statement takes as long. */
const longest = 5000;

/** Closes connections that stop answering, as behind a broken network, so that what waits for them fails. */
export function responseTimeout() {
  const timers = new WeakMap<Client, NodeJS.Timeout>();
  let isOn = false;

  function start(client: Client): void {
    if (!isOn || timers.has(client)) return;
    timers.set(
      client,
      setTimeout(() => client.connection.stream.destroy(), longest),
    );
  }

  function stop(client: Client): void {
    clearTimeout(timers.get(client));
    timers.delete(client);
  }

  return {
    /** Called when the server begins to serve: what may take long, such as a migration, is done before. */
    enforce: () => void (isOn = true),

    /** Watches the connections of a pool. The timeout of their sockets would not do: writing counts there, too. */
    watch(pool: Pool): void {
      pool.on('connect', (client) =>
        client.connection.stream.on('data', () => timers.get(client)?.refresh()),
      );
      pool.on('acquire', start);
      pool.on('release', (_error, client) => stop(client));
    },
  };
}
