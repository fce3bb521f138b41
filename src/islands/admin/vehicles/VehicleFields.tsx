import { limits } from '../../../../contract/values/limits.ts';
import { vehicleLabel } from '../../../../contract/texts/vehicle-label.ts';
import { day } from '../../../../contract/values/times.ts';
import {
  isOptional,
  vehicleFields,
  type VehicleField,
} from '../../../../contract/vehicles/vehicle-fields.ts';
import type { ComponentProps } from 'react';
import { Controller, useWatch, type FieldErrors } from 'react-hook-form';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DueFields } from './DueFields.tsx';
import type { FormFieldName, VehicleFormInput } from './vehicle-form.ts';
import styles from './VehicleFields.module.css';
import { VehicleImages, type VehicleFormProps } from './VehicleImages.tsx';
import { today } from '../../../lib/api/clock.ts';
import { readPlaces } from '../../../lib/site/place-of.ts';
import { currencySign } from '../../../lib/texts/format.ts';
import { adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';

type SelectProps = ComponentProps<typeof SelectField>;
type Group = keyof ReturnType<typeof fleetTexts>['vehicleGroups'];

/** The form's group of each field, and its row there; within a row, fields keep this order. */
const placeOf: Record<FormFieldName, [group: Group, row: number]> = {
  model: ['identity', 0],
  category: ['identity', 1],
  licencePlate: ['identity', 1],
  homePlace: ['identity', 1],
  vin: ['identity', 2],
  firstRegisteredOn: ['identity', 2],
  age: ['identity', 2],
  transmission: ['identity', 3],
  fuelType: ['identity', 3],
  airConditioning: ['identity', 3],
  doors: ['load', 4],
  seats: ['load', 4],
  luggage: ['load', 4],
  payloadKg: ['load', 5],
  loadVolumeM3: ['load', 5],
  loadLengthCm: ['load', 5],
  towBar: ['load', 6],
  licenceClass: ['load', 6],
  minimumAge: ['load', 6],
  pricePerHour: ['prices', 7],
  pricePerDay: ['prices', 7],
  pricePerWeek: ['prices', 7],
  deposit: ['prices', 8],
  includedKmPerDay: ['prices', 8],
  pricePerExtraKm: ['prices', 8],
  mileageKm: ['service', 9],
  bufferMinutes: ['service', 9],
};

/** Whole years since a day; null where it is none. */
function yearsSince(typed: string, now: string): number | null {
  if (!day.safeParse(typed).success) return null;
  const years = Number(now.slice(0, 4)) - Number(typed.slice(0, 4));
  return Math.max(0, now.slice(5) < typed.slice(5) ? years - 1 : years);
}

/** The age need not be entered where the day of registration is. */
const ageProps = (isRegistered: boolean) =>
  isRegistered
    ? { readOnly: true, hint: fleetTexts().ageFollows }
    : { hint: fleetTexts().ageInstead };

/** Groups of rows of the fields that the host knows. */
function groupsOf(isOurs: boolean): [Group, FormFieldName[][]][] {
  const names = (Object.keys(placeOf) as FormFieldName[]).filter(
    (name) => isOurs || !isOptional(name),
  );
  const groups = Map.groupBy(names, (name) => placeOf[name][0]);
  return [...groups].map(([group, fields]) => [
    group,
    [...Map.groupBy(fields, (name) => placeOf[name][1]).values()],
  ]);
}

// Not type="number": the mouse wheel changes its value, and it silently drops a comma.
const count = { inputMode: 'numeric', autoComplete: 'off' } as const;
const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;

/** How fields are typed that have no choices. */
const typing = {
  line: { autoComplete: 'off' },
  vin: { autoComplete: 'off', autoCapitalize: 'characters' },
  count,
  decimal,
  price: decimal,
  day: { type: 'date' },
} as const;

/** What is offered for a field to choose from; null for one that is typed. */
function choicesOf(field: VehicleField): Pick<SelectProps, 'none' | 'options'> | null {
  const { choose } = adminTexts();
  const { yes, no } = vehicleTexts();
  switch (field.kind) {
    case 'choice':
      return { none: choose, options: field.choices.map((value) => [value, choiceText(value)]) };
    case 'place':
      return {
        none: fleetTexts().anywhere,
        options: readPlaces().map(({ slug, name }) => [slug, name]),
      };
    case 'flag':
      return {
        none: choose,
        options: [
          ['true', yes],
          ['false', no],
        ],
      };
    default:
      return null;
  }
}

/** The fields of a vehicle; a bare host knows some of them. */
export function VehicleFields({ form, progress, isOurs }: VehicleFormProps) {
  const { errors } = form.formState;
  const registeredOn = useWatch({ control: form.control, name: 'firstRegisteredOn' });
  const input = (name: FormFieldName) => {
    const field: VehicleField = vehicleFields[name];
    const props = {
      label: vehicleLabel(vehicleTexts(), name),
      error: errors[name]?.message,
      ...form.register(name),
    };
    const choices = choicesOf(field);
    if (choices) return <SelectField key={name} {...choices} {...props} />;
    return (
      <TextField
        key={name}
        {...typing[field.kind as keyof typeof typing]}
        maxLength={field.kind === 'line' ? (field.max ?? limits.line) : undefined}
        {...props}
        {...(name === 'age' && isOurs && ageProps(Boolean(registeredOn)))}
        {...(name === 'firstRegisteredOn' && {
          onChange: (event) => {
            const age = yearsSince(event.target.value, today());
            if (age !== null) form.setValue('age', String(age));
            return props.onChange(event);
          },
        })}
      />
    );
  };
  return (
    <div className={styles.columns}>
      <div className="stack">
        {groupsOf(isOurs).map(([group, rows]) => (
          <fieldset key={group} className={`stack ${styles.group}`}>
            <legend className={styles.legend}>
              {fleetTexts().vehicleGroups[group]}
              {group === 'prices' && ` (${currencySign()})`}
            </legend>
            {rows.map((names) => (
              <div key={names[0]} className="field-row">
                {names.map(input)}
              </div>
            ))}
            {group === 'service' && isOurs && (
              <Controller
                control={form.control}
                name="dues"
                render={({ field, fieldState }) => (
                  <DueFields
                    dues={field.value}
                    onChange={field.onChange}
                    errors={fieldState.error as FieldErrors<VehicleFormInput>['dues']}
                  />
                )}
              />
            )}
          </fieldset>
        ))}
      </div>
      <VehicleImages form={form} progress={progress} isOurs={isOurs} />
    </div>
  );
}
