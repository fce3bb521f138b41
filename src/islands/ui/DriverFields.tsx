import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import { emptyDriver, type DriversForm, type TypedDriver } from '../../lib/rental/drivers.ts';
import { driverTexts } from '../../lib/texts/texts.ts';
import { DriverFieldset } from './DriverFieldset.tsx';
import styles from './DriverFields.module.css';
import { Icon } from './Icon.tsx';

interface Props<Form extends DriversForm, Output> {
  form: UseFormReturn<Form, unknown, Output>;
  /** Whether each licence can be ticked as seen. */
  asksSeen: boolean;
}

/** The drivers of a reservation in a form: its field `drivers`. */
export function DriverFields<Form extends DriversForm, Output>(props: Props<Form, Output>) {
  const { asksSeen } = props;
  // Only their field is read and written.
  const { control, formState, setValue } = props.form as unknown as UseFormReturn<DriversForm>;
  const drivers = useWatch({ control, name: 'drivers' });
  const errors = formState.errors.drivers;
  const onChange = (changed: TypedDriver[]) =>
    setValue('drivers', changed, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const texts = driverTexts();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'add' | 'remove'>(null);
  useEffect(() => {
    // What was pressed may be gone, and a new driver is to be typed.
    const last = list.current?.querySelector<HTMLElement>(':scope > :last-child [name$=name]');
    if (pressed.current) (pressed.current === 'add' ? last : add.current)?.focus();
    pressed.current = null;
  }, [drivers.length]);
  const replace = (index: number, driver: TypedDriver) =>
    onChange(drivers.map((other, place) => (place === index ? driver : other)));
  return (
    <>
      <div ref={list} className="stack">
        {drivers.map((driver, index) => (
          <DriverFieldset
            // They have no other name: whoever is removed moves the later ones up.
            key={index}
            index={index}
            driver={driver}
            errors={errors?.[index]}
            asksSeen={asksSeen}
            onChange={(changed) => replace(index, changed)}
            onRemove={() => {
              onChange(drivers.filter((_, place) => place !== index));
              pressed.current = 'remove';
            }}
          />
        ))}
      </div>
      {errors?.message && <p className="field__error">{errors.message}</p>}
      {drivers.length < limits.drivers && (
        <button
          ref={add}
          type="button"
          className={`button ${styles.add}`}
          onClick={() => {
            onChange([...drivers, emptyDriver]);
            pressed.current = 'add';
          }}
        >
          <Icon name="plus" />
          {drivers.length > 0 ? texts.addAnother : texts.add}
        </button>
      )}
    </>
  );
}
