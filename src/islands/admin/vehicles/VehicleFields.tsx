import { limits } from '../../../../contract/values/limits.ts';
import { vehicleLabel } from '../../../../contract/texts/vehicle-label.ts';
import {
  isOptional,
  vehicleFieldNames,
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../../../contract/vehicles/vehicle-fields.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './VehicleFields.module.css';
import { VehicleImages, type VehicleFormProps } from './VehicleImages.tsx';
import { readPlaces } from '../../../lib/site/place-of.ts';
import { currencySign } from '../../../lib/texts/format.ts';
import { adminTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';

type Group = keyof ReturnType<typeof fleetTexts>['vehicleGroups'];

/** The form's group of each field, and its row there; within a row, fields keep this order. */
const placeOf: Record<VehicleFieldName, [group: Group, row: number]> = {
  model: ['identity', 0],
  category: ['identity', 1],
  licencePlate: ['identity', 1],
  homePlace: ['identity', 1],
  age: ['identity', 1],
  transmission: ['identity', 2],
  fuelType: ['identity', 2],
  airConditioning: ['identity', 2],
  doors: ['load', 3],
  seats: ['load', 3],
  luggage: ['load', 3],
  payloadKg: ['load', 4],
  loadVolumeM3: ['load', 4],
  loadLengthCm: ['load', 4],
  towBar: ['load', 5],
  licenceClass: ['load', 5],
  minimumAge: ['load', 5],
  pricePerHour: ['prices', 6],
  pricePerDay: ['prices', 6],
  pricePerWeek: ['prices', 6],
  deposit: ['prices', 7],
  includedKmPerDay: ['prices', 7],
  pricePerExtraKm: ['prices', 7],
  mileageKm: ['service', 8],
  bufferMinutes: ['service', 8],
  inspectionDueOn: ['service', 9],
  safetyCheckDueOn: ['service', 9],
};

/** Groups of rows of the fields that the host knows. */
function groupsOf(isOurs: boolean): [Group, VehicleFieldName[][]][] {
  const fieldNames = vehicleFieldNames.filter((name) => isOurs || !isOptional(name));
  const names = (Object.keys(placeOf) as VehicleFieldName[]).filter((name) =>
    fieldNames.includes(name),
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
  const input = (name: VehicleFieldName) => {
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
      case 'count':
        return <TextField key={name} {...count} {...props} />;
      case 'decimal':
      case 'price':
        return <TextField key={name} {...decimal} {...props} />;
      case 'day':
        return <TextField key={name} type="date" {...props} />;
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
          </fieldset>
        ))}
      </div>
      <VehicleImages form={form} progress={progress} isOurs={isOurs} />
    </div>
  );
}
