import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { vehicleEdit } from '../../contract/vehicles/vehicle-edit.ts';
import {
  isOptional,
  vehicleFieldNames,
  vehicleFields,
  type VehicleField,
  type VehicleFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';
import { readVehicleCell } from './cell-values.ts';
import { vehicleColumnNames } from './column-names.ts';
import type { ImportKind } from './import-kind.ts';

const texts = { de: german, en: english };

function choicesOf(field: VehicleField, words: Partial<Record<string, string>>) {
  return field.kind === 'choice' ? field.choices.map((choice) => words[choice] ?? choice) : null;
}

/** Vehicles, by the contract that their form has. */
export const vehicleKind: ImportKind<VehicleFieldName> = {
  columns: vehicleColumnNames,
  required: vehicleFieldNames.filter((name) => !isOptional(name)),
  headingOf: (name, language) => texts[language].vehicleFields[name],
  read: (name, cell) => readVehicleCell(cell, vehicleFields[name]),
  choicesOf: (name, language) => choicesOf(vehicleFields[name], texts[language].choices),
  isDay: (name) => vehicleFields[name].kind === 'day',
  schema: vehicleEdit,
};
