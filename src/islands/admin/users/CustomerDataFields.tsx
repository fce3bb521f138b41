import { licenceClasses } from '../../../../contract/licence-classes.ts';
import { limits } from '../../../../contract/limits.ts';
import { wallTime } from '../../../lib/clock.ts';
import { customerTexts } from '../../../lib/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './CustomerDataFields.module.css';
import type { UserEditForm } from './user-form.ts';

/** What only administrators know of a customer. */
export function CustomerDataFields({ form }: { form: UserEditForm }) {
  const { data } = customerTexts();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <fieldset className={styles.data}>
      <legend className={styles.legend}>{data.title}</legend>
      <p className="muted">{data.about}</p>
      <Field label={data.note} error={errors.note?.message}>
        {(control) => (
          <textarea {...register('note')} {...control} rows={3} maxLength={limits.customerNote} />
        )}
      </Field>
      <Checkbox
        label={data.blocked}
        hint={data.blockedHint}
        error={errors.blocked?.message}
        {...register('blocked')}
      />
      <Checkbox
        label={data.trusted}
        hint={data.trustedHint}
        error={errors.trusted?.message}
        {...register('trusted')}
      />
      <div className={`field-row ${styles.licence}`}>
        <TextField
          type="date"
          label={data.licenceSeenOn}
          max={wallTime().slice(0, 10)}
          error={errors.licenceSeenOn?.message}
          {...register('licenceSeenOn')}
        />
        <SelectField
          label={data.licenceClass}
          error={errors.licenceClass?.message}
          options={[
            ['', data.unknownClass],
            ...licenceClasses.map((name) => [name, name] as const),
          ]}
          {...register('licenceClass')}
        />
      </div>
    </fieldset>
  );
}
