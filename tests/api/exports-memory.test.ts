import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { exportReservations } from '../../contract/office/exports.ts';
import { nodeFlags } from '../support/flags.ts';

const megabyte = 1024 * 1024;

test(
  '100,000 reservations are exported within 150 MB more memory than idle',
  { timeout: 300_000 },
  async () => {
    // With the flags of `npm start`: without them the heap may grow by more than this before it is collected.
    const server = fork(new URL('./exporting.ts', import.meta.url), {
      execArgv: nodeFlags,
      stdio: 'inherit',
    });
    const reply = async <T>() => ((await once(server, 'message')) as [T])[0];
    const most = () => {
      server.send('most');
      return reply<number>();
    };
    try {
      const { address, token } = await reply<{ address: string; token: string }>();
      const download = (path: string) =>
        fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      await (await download('/user')).text();
      await most();
      const idle = await most();
      const answer = await download(exportReservations.path);
      let bytes = 0;
      for await (const part of answer.body!) bytes += part.length;
      expect(bytes).toBeGreaterThan(2 * megabyte);
      expect((await most()) - idle).toBeLessThan(150 * megabyte);
    } finally {
      server.send('end');
      await once(server, 'exit');
    }
  },
);
