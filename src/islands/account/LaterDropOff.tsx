import type { UseFormReturn } from 'react-hook-form';
import type { RentalForm } from '../../../contract/reservations/rental.ts';
import { changeTexts } from '../../lib/texts/texts.ts';
import styles from './ChangeScreen.module.css';
import { chooseTime } from '../../lib/rental/choose-time.ts';
import { later, steps, type Step } from './later.ts';

interface Props {
  form: UseFormReturn<RentalForm>;
  values: RentalForm;
  /** The drop-off so far. */
  booked: string;
}

/** Buttons that move the drop-off to a usual time after the booked one. */
export function LaterDropOff({ form, values, booked }: Props) {
  const texts = changeTexts().form;
  const labelOf = ({ hours, days }: Step) => (days ? texts.days(days) : texts.hours(hours));
  const chosen = `${values.dropOffDate}T${values.dropOffTime}`;
  return (
    <div className={`cluster ${styles.later}`} role="group" aria-label={texts.later}>
      {steps.map((step) => {
        const time = later(booked, step);
        return (
          <button
            key={labelOf(step)}
            type="button"
            className="button"
            aria-pressed={time === chosen}
            // A field that loses the focus may say what is wrong with it, which would push the button from under the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => chooseTime(form, 'dropOff', time)}
          >
            {labelOf(step)}
          </button>
        );
      })}
    </div>
  );
}
