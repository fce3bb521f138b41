import { licenceClasses } from '../../../../contract/users/licence-classes.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { today } from '../../../lib/api/clock.ts';
import { customerTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './CustomerDataFields.module.css';
import type { UserEditForm } from './user-form.ts';

/** What only administrators know of a customer. */
export function CustomerDataFields({ form }: { form: UserEditForm }) {
  const { data } = customerTexts();
  const field = fieldsOf(form, data);
  return (
    <fieldset className={styles.data}>
      <legend className={styles.legend}>{data.title}</legend>
      <p className="muted">{data.about}</p>
      <TextArea rows={3} maxLength={limits.customerNote} {...field('note')} />
      <Checkbox hint={data.blockedHint} {...field('blocked')} />
      <Checkbox hint={data.trustedHint} {...field('trusted')} />
      <div className={`field-row ${styles.licence}`}>
        <TextField type="date" max={today()} {...field('licenceSeenOn')} />
        <SelectField
          none={data.unknownClass}
          options={licenceClasses.map((name) => [name, name])}
          {...field('licenceClass')}
        />
      </div>
    </fieldset>
  );
}
