import { useController, type UseFormReturn } from 'react-hook-form';
import { limits } from '../../../../contract/limits.ts';
import {
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../../../contract/vehicle-fields.ts';
import { texts } from '../../../../contract/texts/en/site.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ImageField } from './ImageField.tsx';
import styles from './VehicleFields.module.css';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const { vehicles } = texts;

interface Props {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  progress: number | null;
}

/** The form's row of each field; within a row, fields keep this order. */
const rowOf: Record<VehicleFieldName, number> = {
  model: 0,
  doors: 1,
  seats: 1,
  luggage: 1,
  transmission: 2,
  fuelType: 2,
  airConditioning: 2,
  age: 3,
  pricePerHour: 3,
};
const names = Object.keys(rowOf) as VehicleFieldName[];
const rows = [...new Set(Object.values(rowOf))].map((row) =>
  names.filter((name) => rowOf[name] === row),
);

const choicesOf = (values: readonly string[]) =>
  [['', adminTexts.choose], ...values.map((value) => [value, value] as const)] as const;
const yesOrNo = [
  ['', adminTexts.choose],
  ['true', vehicles.yes],
  ['false', vehicles.no],
] as const;

// Not type="number": the mouse wheel changes its value, and it silently drops a comma.
const count = { inputMode: 'numeric', autoComplete: 'off' } as const;
const price = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** The fields of a vehicle. */
export function VehicleFields({ form, progress }: Props) {
  const { errors } = form.formState;
  const input = (name: VehicleFieldName) => {
    const field: VehicleField = vehicleFields[name];
    const props = {
      label: vehicles[name],
      error: errors[name]?.message,
      ...form.register(name),
    };
    switch (field.kind) {
      case 'line':
        return <TextField key={name} maxLength={limits.line} autoComplete="off" {...props} />;
      case 'count':
        return <TextField key={name} {...count} {...props} />;
      case 'price':
        return <TextField key={name} {...price} {...props} />;
      case 'choice':
        return <SelectField key={name} options={choicesOf(field.choices)} {...props} />;
      case 'flag':
        return <SelectField key={name} options={yesOrNo} {...props} />;
    }
  };
  const { ref, value: image } = useController({ control: form.control, name: 'image' }).field;
  return (
    <div className={styles.columns}>
      <div className="stack">
        {rows.map((names) => (
          <div key={names[0]} className="field-row">
            {names.map(input)}
          </div>
        ))}
      </div>
      <ImageField
        ref={ref}
        name="image"
        image={image}
        error={errors.image?.message}
        progress={progress}
        onChoose={(file) =>
          form.setValue(
            'image',
            { kind: 'chosen', file },
            { shouldDirty: true, shouldValidate: true },
          )
        }
      />
    </div>
  );
}
