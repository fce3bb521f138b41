import { useEffect, useRef, useState } from 'react';
import { addressForm, forgotPassword } from '../../../contract/users/account.ts';
import { pageAddress } from '../../../contract/site/pages.ts';
import { toReadable } from '../../../contract/values/readable-email.ts';
import { call } from '../../lib/api/api.ts';
import { authAddress, returnAddress } from '../../lib/site/addresses.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { island } from '../ui/Island.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { securityTexts, texts } from '../../lib/texts/texts.ts';
import { useTypedEmail } from './typed-email.ts';

/** Sends a link that chooses a new password. Part of the built page; keeps what was typed before hydration. */
export const ForgottenPage = island(Content, 'auth', 'security');

function Content() {
  const { forgotten } = securityTexts();
  const isHydrated = useHydrated();
  const from = isHydrated ? returnAddress(location.search) : null;
  const notice = useRef<HTMLParagraphElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submission = useSubmitForm({
    schema: addressForm,
    // No empty defaults: they would overwrite what was typed before hydration.
    defaultValues: {},
    send: async ({ email }) => {
      setSentTo(null);
      await call(forgotPassword, { body: { email, from: pageAddress(from ?? '') ?? undefined } });
      setSentTo(toReadable(email));
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  useTitle(forgotten.title);
  useTypedEmail(form);
  useEffect(() => {
    if (sentTo) notice.current?.focus();
  }, [sentTo]);
  const field = fieldsOf(form, texts().fields);
  return (
    <div className="stack">
      <p className="muted">{forgotten.about}</p>
      {sentTo && (
        <p ref={notice} className="notice notice--info" role="status" tabIndex={-1}>
          {forgotten.sent(sentTo)}
        </p>
      )}
      <Form label={forgotten.title} submission={submission}>
        <TextField type="email" autoComplete="username" {...field('email')} />
        <SubmitButton disabled={!isHydrated}>{forgotten.send}</SubmitButton>
      </Form>
      <a className="button button--quiet" href={authAddress('login', from ?? undefined)}>
        {forgotten.toLogin}
      </a>
    </div>
  );
}
