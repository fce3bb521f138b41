import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import type { Moments } from '../../../../contract/rental.ts';
import { rentalLineNames, type RentalLineName } from '../../../../contract/rental-fields.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './RentalFields.module.css';

type Name = RentalLineName | keyof Moments;

/** The half of the form in which a field stands. */
const stopOf: Record<RentalLineName, 'pickUp' | 'dropOff'> = {
  pickUpLocation: 'pickUp',
  dropOffLocation: 'dropOff',
};

interface Props {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: ReactNode }>>;
}

/** Places and times, pick-up on the left, drop-off on the right. */
export function RentalFields({ register, errors }: Props) {
  const field = (name: Name) => ({
    label: texts.fields[name],
    error: errors[name]?.message,
    ...register(name),
  });
  const lines = (stop: 'pickUp' | 'dropOff') =>
    rentalLineNames
      .filter((name) => stopOf[name] === stop)
      .map((name) => (
        <TextField key={name} maxLength={limits.line} autoComplete="off" {...field(name)} />
      ));
  return (
    <div className={styles.stops}>
      <div className="stack">
        {lines('pickUp')}
        <div className={styles.moment}>
          <TextField type="date" {...field('pickUpDate')} />
          <TextField type="time" {...field('pickUpTime')} />
        </div>
      </div>
      <div className="stack">
        {lines('dropOff')}
        <div className={styles.moment}>
          <TextField type="date" {...field('dropOffDate')} />
          <TextField type="time" {...field('dropOffTime')} />
        </div>
      </div>
    </div>
  );
}
