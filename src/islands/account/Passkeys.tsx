import { useEffect, useRef, useState } from 'react';
import {
  createPasskey,
  deletePasskey,
  listPasskeys,
  passkeyName,
  passkeyOptions,
  type Passkey,
} from '../../../contract/users/passkeys.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { makePasskey, thisDevice } from '../../lib/session/passkey.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { messageOf, securityTexts } from '../../lib/texts/texts.ts';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { focusIfLost } from '../ui/focus.ts';
import { Form } from '../ui/Form.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import styles from './Sessions.module.css';

const load = () => call(listPasskeys, {});

/** The user's passkeys, with a way to add and to remove them; for who needs them the recovery codes, too. */
export function Passkeys() {
  return (
    <Loaded load={load} failed={securityTexts().passkeys.failed}>
      {({ passkeys, recoveryCodes }) => (
        <div className="stack">
          <PasskeyList known={passkeys} />
          {recoveryCodes !== null && <RecoveryCodes known={recoveryCodes} />}
        </div>
      )}
    </Loaded>
  );
}

function PasskeyList({ known }: { known: Passkey[] }) {
  const { passkeys: texts } = securityTexts();
  const [passkeys, setPasskeys] = useState(known);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button went with its passkey.
    if (passkeys.length < known.length) focusIfLost(list.current);
  }, [passkeys, known]);
  const remove = async (id: number) => {
    await call(deletePasskey, { params: { id } });
    setPasskeys((before) => before.filter((passkey) => passkey.id !== id));
    toast('success', messageOf('passkeys.removed'));
  };
  return (
    <div className="stack" ref={list} tabIndex={-1}>
      {passkeys.length === 0 && <p className="muted">{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul role="list" className={styles.list}>
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>{name}</p>
                <p className="muted">
                  {`${texts.since(dateTime(createdAt))}, ${lastUsedAt ? texts.lastUsed(dateTime(lastUsedAt)) : texts.unused}`}
                </p>
              </div>
              <ConfirmedButton
                className="button button--quiet"
                label={texts.remove}
                name={texts.removeNamed(name)}
                question={texts.question(name)}
                hint={texts.hint}
                onConfirm={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      <NewPasskey onAdded={async () => setPasskeys((await load()).passkeys)} />
    </div>
  );
}

/** Adds a passkey of this device, or of one that the browser reaches. */
function NewPasskey({ onAdded }: { onAdded: () => Promise<void> }) {
  const { passkeys: texts } = securityTexts();
  const submission = useSubmitForm({
    schema: passkeyName,
    defaultValues: { name: thisDevice() },
    send: async ({ name }) => {
      const { options } = await call(passkeyOptions, {});
      const credential = await makePasskey(options);
      await call(createPasskey, { body: { name, credential } });
      await onAdded();
      toast('success', messageOf('passkeys.added'));
    },
    onFailure: (message) => toast('error', message),
  });
  const field = fieldsOf(submission.form, { name: texts.name });
  return (
    <Form label={texts.add} submission={submission}>
      <TextField autoComplete="off" {...field('name')} />
      <SubmitButton isQuiet>{texts.add}</SubmitButton>
    </Form>
  );
}
