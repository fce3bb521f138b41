import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { TextField } from '../../ui/TextField.tsx';
import styles from './RentalFields.module.css';

type Name =
  | 'pickUpLocation'
  | 'dropOffLocation'
  | 'pickUpDate'
  | 'pickUpTime'
  | 'dropOffDate'
  | 'dropOffTime';

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
  const place = { maxLength: limits.line, autoComplete: 'off' };
  return (
    <div className={styles.stops}>
      <div className="stack">
        <TextField {...place} {...field('pickUpLocation')} />
        <div className={styles.moment}>
          <TextField type="date" {...field('pickUpDate')} />
          <TextField type="time" {...field('pickUpTime')} />
        </div>
      </div>
      <div className="stack">
        <TextField {...place} {...field('dropOffLocation')} />
        <div className={styles.moment}>
          <TextField type="date" {...field('dropOffDate')} />
          <TextField type="time" {...field('dropOffTime')} />
        </div>
      </div>
    </div>
  );
}
