import { useStore } from '@nanostores/react';
import { $proof } from '../../lib/session/proof.ts';
import { lazyWith } from '../ui/lazy-screen.tsx';

const ProofDialog = lazyWith(null)(() => import('./ProofDialog.tsx'), 'ProofDialog');

/** Asks for a proof of who is logged in, where a call needs one. */
export function Proof() {
  const settle = useStore($proof);
  return settle && <ProofDialog onEnd={settle} />;
}
