import { z } from 'zod';
import {
  perVehicleField,
  type VehicleField,
  type VehicleFieldName,
} from '../../../../contract/vehicle-fields.ts';
import { vehicleEdit, vehicleMessages, type Vehicle } from '../../../../contract/vehicles.ts';
import { pictureFault } from './picture-fault.ts';

/** The picture of a vehicle in its form: none yet, one that the server has, or a file to be sent. */
export type Picture =
  { kind: 'none' } | { kind: 'stored'; id: string } | { kind: 'chosen'; file: File };

const picture = z.custom<Picture>().superRefine(async (value, context) => {
  const fault = await faultOf(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

async function faultOf(value: Picture): Promise<string | null> {
  if (value.kind === 'none') return vehicleMessages.image;
  return value.kind === 'chosen' ? pictureFault(value.file) : null;
}

export const vehicleForm = vehicleEdit.extend({ picture });
/** Numbers as they were typed. */
export type VehicleFormInput = Record<VehicleFieldName, string | number | boolean> & {
  picture: Picture;
};
export type VehicleFormOutput = z.output<typeof vehicleForm>;

/** What the fields hold at first, numbers as their texts; a new vehicle's are empty. */
export function valuesOf(vehicle: Vehicle | null): VehicleFormInput {
  const [id] = vehicle?.image ?? [];
  const text = (name: VehicleFieldName, { kind }: VehicleField) => {
    const value = vehicle?.[name] ?? '';
    return kind === 'price' && typeof value === 'number' ? value.toFixed(2) : String(value);
  };
  return { ...perVehicleField(text), picture: id ? { kind: 'stored', id } : { kind: 'none' } };
}
