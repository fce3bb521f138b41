import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { pages } from '../../../contract/site/pages.ts';
import {
  acceptAsUser,
  acceptInvitation,
  getInvitation,
  newColleagueForm,
} from '../../../contract/users/invitations.ts';
import { call } from '../../lib/api/api.ts';
import { useResource } from '../../lib/api/resource.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { useHydrated } from '../../lib/page/use-hydrated.ts';
import { $session, startSession } from '../../lib/session/session.ts';
import { readDevice, removeToken } from '../../lib/storage/token.ts';
import { authTexts, securityTexts, texts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Breakable } from '../ui/Breakable.tsx';
import { Failed } from '../ui/Failed.tsx';
import { fieldsOf } from '../ui/fields-of.ts';
import { Form } from '../ui/Form.tsx';
import { island } from '../ui/Island.tsx';
import { Loading } from '../ui/Loading.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { useTitle } from '../ui/ScreenHeader.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { TextField } from '../ui/TextField.tsx';
import { toast } from '../ui/toast.ts';
import { Expired } from './Expired.tsx';
import { forgetLink, isExpired, linkToken } from './link-token.ts';
import { LoginForm, type KnownLogin } from './LoginForm.tsx';

/** Accepts an invitation to work for the company: with a new account, or as who is logged in to the one of its address. */
export const StaffInvitationPage = island(Content, 'auth', 'security');

function Content() {
  useTitle(securityTexts().staff.title);
  return useHydrated() ? <Invitation /> : <Loading />;
}

type Offer = z.output<typeof getInvitation.answer>;

/** What the link offers; null for one that does not work. */
async function load(): Promise<Offer | null> {
  const token = linkToken();
  if (token === null) return null;
  try {
    return await call(getInvitation, { body: { token } });
  } catch (error) {
    if (isExpired(error)) return null;
    throw error;
  }
}

function Invitation() {
  const { staff } = securityTexts();
  const { resource, retry } = useResource(load);
  const session = useStore($session);
  const [chosen, setChosen] = useState<KnownLogin | null>(null);
  if (chosen) return <FirstLogin prefill={chosen} />;
  if (resource.state === 'loading' || session.state === 'starting') return <Loading />;
  if (resource.state === 'failed')
    return <Failed title={staff.failed} reason={resource.message} onRetry={retry} />;
  if (resource.data === null)
    return (
      <Expired about={staff.ended}>
        <a className="button" href={pages.auth}>
          {authTexts().login}
        </a>
      </Expired>
    );
  const { email, roles, hasAccount } = resource.data;
  const isTheirs =
    session.state === 'user' && session.user.email.toLowerCase() === email.toLowerCase();
  return (
    <div className="stack">
      <p>{staff.about}</p>
      <ul>
        {roles.map((role) => (
          <li key={role}>
            <strong>{securityTexts().roles.names[role]}</strong>:{' '}
            {securityTexts().roles.gives[role]}
          </li>
        ))}
      </ul>
      <p className="muted">
        <Breakable text={staff.forAddress(email)} />
      </p>
      {isTheirs ? (
        <ActionButton className="button button--primary" label={staff.accept} onPress={accept} />
      ) : hasAccount ? (
        <>
          <p className="notice notice--info">{staff.logIn}</p>
          <LoginForm prefill={{ email, password: '' }} />
        </>
      ) : (
        <NewColleagueForm offer={resource.data} onAccepted={setChosen} />
      )}
    </div>
  );
}

/** Accepts as who is logged in, and goes to the staff's area. @throws ApiError */
async function accept(): Promise<string> {
  const { message = '' } = await call(acceptAsUser, { body: { token: linkToken() ?? '' } });
  forgetLink();
  await startSession();
  location.assign(pages.admin);
  return message;
}

interface Props {
  offer: Offer;
  onAccepted: (login: KnownLogin) => void;
}

function NewColleagueForm({ offer, onAccepted }: Props) {
  const [firstName = '', ...lastNames] = offer.name.split(' ');
  const submission = useSubmitForm({
    schema: newColleagueForm,
    defaultValues: { firstName, lastName: lastNames.join(' '), password: '', confirmPassword: '' },
    send: async (typed) => {
      const body = { ...typed, token: linkToken() ?? '', device: readDevice() };
      const { email } = await call(acceptInvitation, { body });
      forgetLink();
      // Whoever was logged in here is somebody else.
      removeToken();
      void startSession();
      onAccepted({ email, password: typed.password });
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  const field = fieldsOf(form, texts().fields);
  return (
    <Form label={securityTexts().staff.title} submission={submission}>
      <TextField autoComplete="given-name" {...field('firstName')} />
      <TextField autoComplete="family-name" {...field('lastName')} />
      <input type="email" autoComplete="username" value={offer.email} readOnly hidden />
      <NewPasswordFields
        form={form}
        names={['password', 'confirmPassword']}
        owner={() => ({ ...form.getValues(), email: offer.email })}
      />
      <SubmitButton>{securityTexts().staff.accept}</SubmitButton>
    </Form>
  );
}

/** The log-in, filled in. */
function FirstLogin({ prefill }: { prefill: KnownLogin }) {
  const session = useStore($session);
  useEffect(() => {
    if (session.state === 'user') location.replace(pages.admin);
  }, [session.state]);
  return (
    <div className="stack">
      <p className="notice notice--info" role="status">
        {securityTexts().staff.accepted}
      </p>
      <LoginForm prefill={prefill} isNew />
    </div>
  );
}
