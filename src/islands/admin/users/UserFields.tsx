import { NewPasswordField } from '../../ui/NewPasswordField.tsx';
import { CompanyFields, PersonFields, LatinNameField } from '../../ui/PersonFields.tsx';
import { CustomerDataFields } from './CustomerDataFields.tsx';
import { RolesField } from './RolesField.tsx';
import type { UserEditForm } from './user-form.ts';
import styles from './UserFields.module.css';
import { adminTexts, authTexts, texts } from '../../../lib/texts.ts';

/** The fields of a user that an administrator can edit. */
export function UserFields({ form }: { form: UserEditForm }) {
  const { errors } = form.formState;
  return (
    <>
      <div className={`field-row ${styles.fields}`}>
        <PersonFields
          register={form.register}
          errors={errors}
          spelling={form.getValues('latinName') !== undefined && <LatinNameField form={form} />}
          emailFixed={authTexts().emailFixed}
        />
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
      {form.getValues('blocked') !== undefined && <CustomerDataFields form={form} />}
      <RolesField error={errors.roles?.message} register={() => form.register('roles')} />
    </>
  );
}
