import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { userEdit } from '../../../../contract/users.ts';
import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { CompanyFields, PersonFields } from '../../ui/PersonFields.tsx';
import { RolesField } from './RolesField.tsx';
import styles from './UserFields.module.css';
import { adminTexts, authTexts, texts } from '../../../lib/texts.ts';

export type UserEditForm = UseFormReturn<
  z.input<typeof userEdit>,
  unknown,
  z.output<typeof userEdit>
>;

/** The fields of a user that an administrator can edit. */
export function UserFields({ form }: { form: UserEditForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className={`field-row ${styles.fields}`}>
        <PersonFields register={form.register} errors={errors} emailFixed />
        {form.getValues('companyName') !== undefined && (
          <CompanyFields register={form.register} errors={errors} />
        )}
        <NewPasswordField
          form={form}
          name="password"
          label={texts().fields.password}
          hint={`${adminTexts().passwordHint}. ${authTexts().passwordRules}`}
          owner={form.getValues}
        />
      </div>
      <RolesField error={errors.roles?.message} register={() => form.register('roles')} />
    </>
  );
}
