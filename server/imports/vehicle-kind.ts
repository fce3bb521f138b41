import { z } from 'zod';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { dueList } from '../../contract/vehicles/due-edit.ts';
import { vehicleEdit } from '../../contract/vehicles/vehicle-edit.ts';
import {
  isOptional,
  vehicleFieldNames,
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';
import { readVehicleCell, textOf, type KnownPlace } from './cell-values.ts';
import { columnNames, vehicleColumnNames } from './column-names.ts';
import type { ImportKind } from './import-kind.ts';
import { readDues, withOwnColumns } from './read-dues.ts';

const texts = { de: german, en: english };

/** A fault of any of them is one of the cell. */
const dues = z.unknown().transform((cell, context) => {
  const read = dueList.safeParse(cell);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: read.error.issues[0]!.message });
  return z.NEVER;
});

/** The database counts the age from the first registration, whatever is sent. */
const withAge = (values: Record<string, unknown>) =>
  values.firstRegisteredOn === undefined ? values : { ...values, age: values.age ?? 0 };

function choicesOf(field: VehicleField, words: Partial<Record<string, string>>) {
  return field.kind === 'choice' ? field.choices.map((choice) => words[choice] ?? choice) : null;
}

/** Vehicles, by the contract that their form has; without `places`, which the site's build tells, any slug is one. */
export const vehicleKind = (
  places: readonly KnownPlace[] | null,
): ImportKind<VehicleFieldName | 'dues'> => ({
  columns: new Map([
    ...columnNames(['dues'], () => [german.dues.title, english.dues.title]),
    ...vehicleColumnNames,
  ]),
  required: vehicleFieldNames.filter((name) => !isOptional(name)),
  instead: { age: 'firstRegisteredOn' },
  headingOf: (name, language) =>
    name === 'dues' ? texts[language].dues.title : texts[language].vehicleFields[name],
  read: (name, cell) => {
    if (name !== 'dues') return readVehicleCell(cell, vehicleFields[name], places ?? []);
    return textOf(cell) ? readDues(textOf(cell)) : undefined;
  },
  complete: (values) => withOwnColumns(withAge(values)),
  choicesOf: (name, language) => {
    if (name === 'homePlace') return places?.flatMap((place) => place.name ?? []) ?? null;
    return name === 'dues' ? null : choicesOf(vehicleFields[name], texts[language].choices);
  },
  isDay: (name) => name !== 'dues' && vehicleFields[name].kind === 'day',
  schema: vehicleEdit.extend({
    dues: dues.optional(),
    ...(places && {
      homePlace: z
        .enum(
          places.map(({ slug }) => slug),
          { error: 'vehicles.homePlace' },
        )
        .optional(),
    }),
  }),
});
