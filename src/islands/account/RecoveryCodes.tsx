import { useState } from 'react';
import { createRecoveryCodes } from '../../../contract/users/passkeys.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { securityTexts, texts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import styles from './RecoveryCodes.module.css';
import { toast } from '../ui/toast.ts';

/** Makes recovery codes, which are shown once. `known` is how many are left. */
export function RecoveryCodes({ known }: { known: number }) {
  const { recoveryCodes: said } = securityTexts();
  const [left, setLeft] = useState(known);
  const [codes, setCodes] = useState<string[]>([]);
  const make = async () => {
    const { codes: made, message } = await call(createRecoveryCodes, {});
    setCodes(made);
    setLeft(made.length);
    return message ?? said.once;
  };
  return (
    <div className={`stack ${styles.codes}`}>
      <h3 className={styles.title}>{said.title}</h3>
      <p className={`muted ${styles.about}`}>{said.about}</p>
      {left > 0 && codes.length === 0 && <p>{said.left(left)}</p>}
      {codes.length > 0 && (
        <div className={`stack ${styles.once}`}>
          <p>{said.once}</p>
          <ul role="list" className={styles.list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          {isSecureContext && (
            <div>
              <ActionButton label={said.copy} onPress={() => copy(codes, said.copied)} />
            </div>
          )}
        </div>
      )}
      <div>
        {left > 0 ? (
          <ConfirmedButton
            className="button"
            label={said.renew}
            question={said.question}
            hint={said.hint}
            onConfirm={async () => void toast('success', await make())}
          />
        ) : (
          <ActionButton label={said.create} onPress={make} />
        )}
      </div>
    </div>
  );
}

const copy = (codes: string[], copied: string): Promise<string> =>
  navigator.clipboard.writeText(codes.join('\n')).then(
    () => copied,
    () => Promise.reject(new ApiError(0, texts().notCopied)),
  );
