import type { UseFormReturn } from 'react-hook-form';
import { driverTexts } from '../../../lib/texts/texts.ts';
import { DriverFields } from '../../ui/DriverFields.tsx';
import type { StepInput, StepValues } from './step-form.ts';
import styles from './Step.module.css';
import type { Story } from './story.ts';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  customer: Story['customer'];
}

/** Who drives, in the form of a hand-over. */
export function StepDrivers({ form, customer }: Props) {
  const texts = driverTexts();
  return (
    <section className={`stack ${styles.section}`} aria-labelledby="drivers">
      <h2 id="drivers">{texts.title}</h2>
      <p className="muted">{customer?.companyName ? texts.about.firm : texts.about.person}</p>
      <DriverFields form={form} asksSeen />
    </section>
  );
}
