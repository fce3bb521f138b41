import { limits } from '../../../../contract/values/limits.ts';
import { vehicleLabel } from '../../../../contract/texts/vehicle-label.ts';
import { day } from '../../../../contract/values/times.ts';
import {
  isOptional,
  vehicleFields,
  type VehicleField,
} from '../../../../contract/vehicles/vehicle-fields.ts';
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
    switch (field.kind) {
      case 'line':
        return (
          <TextField
            key={name}
            maxLength={field.max ?? limits.line}
            autoComplete="off"
            {...props}
          />
        );
      case 'vin':
        return <TextField key={name} autoComplete="off" autoCapitalize="characters" {...props} />;
      case 'count':
        return (
          <TextField
            key={name}
            {...count}
            {...props}
            {...(name === 'age' && isOurs && ageProps(Boolean(registeredOn)))}
          />
        );
      case 'decimal':
      case 'price':
        return <TextField key={name} {...decimal} {...props} />;
      case 'day':
        return (
          <TextField
            key={name}
            type="date"
            {...props}
            onChange={(event) => {
              const age = name === 'firstRegisteredOn' && yearsSince(event.target.value, today());
              if (age !== false && age !== null) form.setValue('age', String(age));
              return props.onChange(event);
            }}
          />
        );
      case 'choice':
        return (
          <SelectField
            key={name}
            none={adminTexts().choose}
            options={field.choices.map((value) => [value, choiceText(value)])}
            {...props}
          />
        );
      case 'place':
        return (
          <SelectField
            key={name}
            none={fleetTexts().anywhere}
            options={readPlaces().map(({ slug, name: place }) => [slug, place])}
            {...props}
          />
        );
      case 'flag':
        return (
          <SelectField
            key={name}
            none={adminTexts().choose}
            options={[
              ['true', vehicleTexts().yes],
              ['false', vehicleTexts().no],
            ]}
            {...props}
          />
        );
    }
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
