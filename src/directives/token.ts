import type { ClientDirective } from 'astro';
import { onTokenChange, readToken } from '../lib/token.ts';

/** `client:token` loads an island only for visitors who are logged in, so that nobody else downloads React for it. */
const token: ClientDirective = (load) => {
  let started = false;
  const start = async () => {
    if (started || readToken() === null) return;
    started = true;
    await (
      await load()
    )();
  };
  void start();
  onTokenChange(start);
  window.addEventListener('pageshow', (event) => event.persisted && void start());
};

export default token;
