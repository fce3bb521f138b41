import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import {
  loginByRecoveryCode,
  type SecondFactor as Needed,
} from '../../../contract/users/passkeys.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { flash } from '../../lib/texts/flash.ts';
import { authTexts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { QuietFold } from '../ui/QuietFold.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { logInByCode, logInByFirstPasskey, logInByPasskey } from './log-in.ts';

interface Props {
  needed: Needed;
  onLeave: () => void;
}

/** What staff add to their password: a passkey, which the first time is made here, or a recovery code. */
export function SecondFactor({ needed: { challenge, options }, onLeave }: Props) {
  const texts = authTexts().secondFactor;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const add = async () => {
    if (!options) return logInByPasskey();
    await logInByFirstPasskey(options);
    // On the next page: any earlier, this page's menu would say it.
    window.addEventListener('pagehide', () => flash(texts.made), { once: true });
  };
  return (
    <div className="stack">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{options ? texts.aboutFirst : texts.about}</p>
      <ActionButton
        className="button button--primary"
        label={options ? texts.create : authTexts().passkey.login}
        onPress={add}
      />
      <QuietFold label={texts.other} stays={false}>
        <CodeForm challenge={challenge} />
      </QuietFold>
      <div>
        <button type="button" className="button button--quiet" onClick={onLeave}>
          {authTexts().back}
        </button>
      </div>
    </div>
  );
}

const typedCode = loginByRecoveryCode.body.pick({ code: true });

function CodeForm({ challenge }: { challenge: string }) {
  const texts = authTexts().secondFactor;
  const submission = useSubmitForm<z.input<typeof typedCode>, z.output<typeof typedCode>>({
    schema: typedCode,
    defaultValues: { code: '' },
    send: ({ code }) => logInByCode(challenge, code),
    onFailure: (message) => toast('error', message),
  });
  const field = fieldsOf(submission.form, { code: texts.code });
  return (
    <Form label={texts.useCode} submission={submission}>
      <TextField autoComplete="one-time-code" autoCapitalize="none" {...field('code')} />
      <SubmitButton isQuiet>{texts.useCode}</SubmitButton>
    </Form>
  );
}
