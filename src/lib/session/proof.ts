import { atom } from 'nanostores';
import type { z } from 'zod';
import { prove } from '../../../contract/users/proof.ts';
import { call, onProofNeeded } from '../api/api.ts';
import { onTokenChange, readToken } from '../storage/token.ts';
import { signWithPasskey } from './passkey.ts';
import { $session } from './session.ts';

/** The question for a proof of who is logged in; null while nothing is asked. Calls that need the proof wait for its end. */
export const $proof = atom<ReturnType<typeof questionOf> | null>(null);

let asked: Promise<boolean> | null = null;

onProofNeeded(
  () =>
    (asked ??= new Promise<boolean>((resolve) => $proof.set(questionOf(resolve))).finally(() => {
      asked = null;
      $proof.set(null);
    })),
);

// Who has logged in anew in another window has proved it, too.
onTokenChange(() => readToken() !== null && $proof.get()?.end(true));

function questionOf(end: (isProved: boolean) => void) {
  const session = $session.get();
  const send = async (body: z.input<typeof prove.body>) => {
    await call(prove, { body });
    end(true);
  };
  return {
    email: session.state === 'user' ? session.user.email : '',
    byPassword: send,
    byPasskey: async () => send({ credential: await signWithPasskey() }),
    end,
  };
}
