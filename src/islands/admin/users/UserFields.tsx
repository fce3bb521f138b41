import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { limits } from '../../../../contract/limits.ts';
import type { userEdit } from '../../../../contract/users.ts';
import { texts } from '../../../lib/texts.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PersonFields } from '../../ui/PersonFields.tsx';
import { RolesField } from './RolesField.tsx';
import styles from './UserFields.module.css';
import { adminTexts } from '../texts.ts';

export type UserEditForm = UseFormReturn<
  z.input<typeof userEdit>,
  unknown,
  z.output<typeof userEdit>
>;

/** What an administrator may change of a user. */
export function UserFields({ form }: { form: UserEditForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className={styles.fields}>
        <PersonFields register={form.register} errors={errors} emailFixed />
        <PasswordField
          label={texts.fields.password}
          hint={`${adminTexts.passwordHint}. ${texts.fields.passwordRules}`}
          autoComplete="new-password"
          maxLength={limits.password.max}
          error={errors.password?.message}
          {...form.register('password')}
        />
      </div>
      <RolesField error={errors.roles?.message} register={() => form.register('roles')} />
    </>
  );
}
