import { z } from 'zod';
import {
  perVehicleField,
  type VehicleField,
  type VehicleFieldName,
} from '../../../../contract/vehicle-fields.ts';
import { vehicleEdit, vehicleMessages, type Vehicle } from '../../../../contract/vehicles.ts';
import { validateImage } from './validate-image.ts';

/** A vehicle's image in its form: none yet, stored on the server, or a file to upload. */
export type FormImage =
  { kind: 'none' } | { kind: 'stored'; id: string } | { kind: 'chosen'; file: File };

const image = z.custom<FormImage>().superRefine(async (value, context) => {
  const message = await errorOf(value);
  if (message) context.addIssue({ code: 'custom', message });
});

async function errorOf(value: FormImage): Promise<string | null> {
  if (value.kind === 'none') return vehicleMessages.image;
  return value.kind === 'chosen' ? validateImage(value.file) : null;
}

export const vehicleForm = vehicleEdit.extend({ image });
/** Numbers are text, as typed. */
export type VehicleFormInput = Record<VehicleFieldName, string | number | boolean> & {
  image: FormImage;
};
export type VehicleFormOutput = z.output<typeof vehicleForm>;

/** The form's initial values; empty for a new vehicle. */
export function valuesOf(vehicle: Vehicle | null): VehicleFormInput {
  const [id] = vehicle?.image ?? [];
  const text = (name: VehicleFieldName, { kind }: VehicleField) => {
    const value = vehicle?.[name] ?? '';
    return kind === 'price' && typeof value === 'number' ? value.toFixed(2) : String(value);
  };
  return { ...perVehicleField(text), image: id ? { kind: 'stored', id } : { kind: 'none' } };
}
