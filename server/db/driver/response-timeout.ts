import type { Client } from 'pg';

/** Milliseconds without a byte after which a connection that waits for an answer counts as broken: no statement takes as long. */
const longest = 5000;

/** Ends connections that stay silent, as behind a broken network, so that what waits for them fails. */
export function silenceLimit() {
  const timers = new WeakMap<Client, NodeJS.Timeout>();
  let isOn = false;
  return {
    /** Called when the server begins to serve: what may take long, such as a migration, is done before. */
    begin: () => void (isOn = true),

    /** Called once for a connection. Its socket's own timeout would not do: writing to it counts there, too. */
    watch(client: Client): void {
      client.connection.stream.on('data', () => timers.get(client)?.refresh());
    },

    isAsked(client: Client): void {
      if (!isOn || timers.has(client)) return;
      timers.set(
        client,
        setTimeout(() => client.connection.stream.destroy(), longest),
      );
    },

    isDone(client: Client): void {
      clearTimeout(timers.get(client));
      timers.delete(client);
    },
  };
}
export type SilenceLimit = ReturnType<typeof silenceLimit>;
