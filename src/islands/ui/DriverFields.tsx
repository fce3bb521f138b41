import { useEffect, useRef } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import { emptyDriver, type DriversForm, type TypedDriver } from '../../lib/rental/drivers.ts';
import { driverTexts } from '../../lib/texts/texts.ts';
import { DriverFieldset } from './DriverFieldset.tsx';
import styles from './DriverFields.module.css';
import { Icon } from './Icon.tsx';

interface Props {
  drivers: readonly TypedDriver[];
  onChange: (drivers: TypedDriver[]) => void;
  errors: FieldErrors<DriversForm>['drivers'];
  /** Whether each licence can be ticked as seen. */
  asksSeen: boolean;
}

/** The drivers of a reservation in a form: its field `drivers`. */
export function DriverFields({ drivers, onChange, errors, asksSeen }: Props) {
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
