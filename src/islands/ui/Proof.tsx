import { lazyWith } from './lazy-screen.tsx';
import type { ProofQuestion } from './ProofDialog.tsx';

const ProofDialog = lazyWith(null)(() => import('./ProofDialog.tsx'), 'ProofDialog', ['security']);

/** Asks for a proof of who is logged in, where a call needs one; null while none does. */
export const Proof = ({ question }: { question: ProofQuestion | null }) =>
  question && <ProofDialog {...question} />;
