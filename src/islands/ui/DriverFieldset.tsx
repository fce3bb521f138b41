import { licenceClasses } from '../../../contract/users/licence-classes.ts';
import { limits } from '../../../contract/values/limits.ts';
import type { TypedDriver } from '../../lib/rental/drivers.ts';
import { date } from '../../lib/texts/format.ts';
import { driverTexts } from '../../lib/texts/texts.ts';
import { Checkbox } from './Checkbox.tsx';
import styles from './DriverFields.module.css';
import { RemovableFieldset } from './RemovableFieldset.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  index: number;
  driver: TypedDriver;
  errors: { name?: { message?: string | undefined } | undefined } | undefined;
  asksSeen: boolean;
  onChange: (driver: TypedDriver) => void;
  onRemove: () => void;
}

/** One driver: name, licence, and a way to remove both. */
export function DriverFieldset({ index, driver, errors, asksSeen, onChange, onRemove }: Props) {
  const texts = driverTexts();
  const title = texts.driver(index + 1);
  const { name, licenceClass, licenceSeenOn, isSeen } = driver;
  return (
    <RemovableFieldset
      name={title}
      title={<span>{title}</span>}
      remove={{ text: texts.remove, name: texts.removeThis(name.trim() || title) }}
      onRemove={onRemove}
    >
      <div className={`field-row ${styles.fields}`}>
        <TextField
          label={texts.name}
          error={errors?.name?.message}
          name={`drivers.${index}.name`}
          value={name}
          maxLength={limits.line}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...driver, name: target.value })}
        />
        <SelectField
          label={texts.licenceClass}
          none={texts.noClass}
          options={licenceClasses.map((each) => [each, each])}
          name={`drivers.${index}.licenceClass`}
          value={licenceClass}
          onChange={({ target }) =>
            onChange({ ...driver, licenceClass: target.value as TypedDriver['licenceClass'] })
          }
        />
      </div>
      {asksSeen && (
        <Checkbox
          label={texts.seenToday}
          {...(licenceSeenOn && { hint: texts.seenOn(date(licenceSeenOn)) })}
          name={`drivers.${index}.isSeen`}
          checked={isSeen === 'yes'}
          onChange={({ target }) => onChange({ ...driver, isSeen: target.checked ? 'yes' : '' })}
        />
      )}
    </RemovableFieldset>
  );
}
