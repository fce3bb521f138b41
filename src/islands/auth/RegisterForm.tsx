import type { z } from 'zod';
import { toReadable } from '../../../contract/values/readable-email.ts';
import { pages } from '../../../contract/site/pages.ts';
import {
  register,
  registration,
  registrationWithTown,
} from '../../../contract/users/registration.ts';
import { call } from '../../lib/api/api.ts';
import { draft } from '../../lib/storage/draft.ts';
import { useKeptWhenLeaving } from '../../lib/storage/use-kept-when-leaving.ts';
import { withPhone } from '../../lib/forms/phone.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { perLocationField, perPersonField } from '../../lib/forms/person.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { useIsOurs } from '../../lib/host/use-host.ts';
import { Form } from '../ui/Form.tsx';
import { NewPasswordFields } from '../ui/NewPasswordFields.tsx';
import { CountryField } from '../ui/CountryField.tsx';
import { PersonFields, LatinNameField } from '../ui/PersonFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import type { KnownLogin } from './LoginForm.tsx';
import { authTexts, messageOf } from '../../lib/texts/texts.ts';

const empty = {
  ...perPersonField(() => ''),
  ...perLocationField(() => ''),
  password: '',
  confirmPassword: '',
};

const typed = draft<ReturnType<typeof withoutPasswords>>('register');

const withoutPasswords = (values: z.input<typeof registration>) => ({
  ...perPersonField((name) => values[name]),
  ...perLocationField((name) => values[name] ?? ''),
  latinName: values.latinName,
});

export function RegisterForm({ onRegistered }: { onRegistered: (login: KnownLogin) => void }) {
  const isOurs = useIsOurs();
  const submission = useSubmitForm({
    schema: withPhone(isOurs ? registrationWithTown : registration),
    defaultValues: { ...empty, ...typed.read() },
    send: async (body) => {
      await call(register, { body: { ...body, device: readDevice() } });
      toast('success', messageOf('auth.registered'));
      form.reset(empty);
      onRegistered({ email: toReadable(body.email), password: body.password });
    },
    onFailure: (message) => toast('error', message),
  });
  const { form } = submission;
  useKeptWhenLeaving(() => typed.keep(withoutPasswords(form.getValues())));
  return (
    <Form label={authTexts().register} submission={submission}>
      <PersonFields
        register={form.register}
        errors={form.formState.errors}
        spelling={isOurs && <LatinNameField form={form} />}
        country={isOurs && <CountryField form={form} />}
      />
      <NewPasswordFields
        form={form}
        names={['password', 'confirmPassword']}
        owner={form.getValues}
      />
      <p className="field__hint">
        {authTexts().privacy.about} <a href={pages.privacy}>{authTexts().privacy.policy}</a>.
      </p>
      <SubmitButton>{authTexts().register}</SubmitButton>
    </Form>
  );
}
