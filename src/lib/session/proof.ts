import { atom } from 'nanostores';
import { onProofNeeded } from '../api/api.ts';

/** Ends the question for a proof; null while nothing is asked. Calls that need the proof wait for it. */
export const $proof = atom<((isProved: boolean) => void) | null>(null);

let asked: Promise<boolean> | null = null;

onProofNeeded(
  () =>
    (asked ??= new Promise<boolean>((resolve) => $proof.set(resolve)).finally(() => {
      asked = null;
      $proof.set(null);
    })),
);
