import { signatureBox } from '../../../../contract/counter/signature.ts';
import type { Step } from '../../../../contract/counter/counter.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import styles from './Signature.module.css';

/** A signature as it was stored. */
export function SignedBy({ signature }: { signature: NonNullable<Step['signature']> }) {
  const { signature: texts } = conditionTexts();
  const { name, strokes } = signature;
  if (strokes === null) return <>{texts.byName(name)}</>;
  const { width, height } = signatureBox;
  return (
    <>
      {texts.signedBy(name)}
      <svg
        className={styles.signed}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={texts.of(name)}
      >
        <path className={styles.ink} d={strokes} />
      </svg>
    </>
  );
}
