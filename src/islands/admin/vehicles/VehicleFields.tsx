import { useController, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import { fuelTypes, transmissions } from '../../../../contract/vehicles.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './VehicleFields.module.css';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const { vehicles } = texts;

interface Props {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  progress: number | null;
}

const same = (values: readonly string[]) =>
  [['', adminTexts.choose], ...values.map((value) => [value, value] as const)] as const;
const yesOrNo = [
  ['', adminTexts.choose],
  ['true', vehicles.yes],
  ['false', vehicles.no],
] as const;

/** Everything that is to be known of a vehicle. */
export function VehicleFields({ form, progress }: Props) {
  const { errors } = form.formState;
  const field = (name: Exclude<keyof VehicleFormInput, 'picture'>) => ({
    label: name === 'pricePerHour' ? adminTexts.pricePerHour : vehicles[name],
    error: errors[name]?.message,
    ...form.register(name),
  });
  // Not of type number, whose value changes with the wheel and drops a comma without a word.
  const count = { inputMode: 'numeric', autoComplete: 'off' } as const;
  const price = { inputMode: 'decimal', autoComplete: 'off' } as const;
  const { ref, value: picture } = useController({ control: form.control, name: 'picture' }).field;
  return (
    <div className={styles.columns}>
      <div className="stack">
        <TextField maxLength={limits.line} autoComplete="off" {...field('model')} />
        <div className={styles.row}>
          <TextField {...count} {...field('doors')} />
          <TextField {...count} {...field('seats')} />
          <TextField {...count} {...field('luggage')} />
        </div>
        <div className={styles.row}>
          <SelectField options={same(transmissions)} {...field('transmission')} />
          <SelectField options={same(fuelTypes)} {...field('fuelType')} />
          <SelectField options={yesOrNo} {...field('airConditioning')} />
        </div>
        <div className={styles.row}>
          <TextField {...count} {...field('age')} />
          <TextField {...price} {...field('pricePerHour')} />
        </div>
      </div>
      <PictureField
        ref={ref}
        name="picture"
        picture={picture}
        error={errors.picture?.message}
        progress={progress}
        onChoose={(file) =>
          form.setValue(
            'picture',
            { kind: 'chosen', file },
            { shouldDirty: true, shouldValidate: true },
          )
        }
      />
    </div>
  );
}
