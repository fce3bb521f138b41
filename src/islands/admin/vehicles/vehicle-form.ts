import { z } from 'zod';
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
export type VehicleFormInput = z.input<typeof vehicleForm>;
export type VehicleFormOutput = z.output<typeof vehicleForm>;

/** What the fields hold at first, numbers as their texts; a new vehicle's are empty. */
export function valuesOf(vehicle: Vehicle | null): VehicleFormInput {
  const [id] = vehicle?.image ?? [];
  const text = (value: unknown) => (value === undefined ? '' : String(value));
  return {
    model: text(vehicle?.model),
    doors: text(vehicle?.doors),
    seats: text(vehicle?.seats),
    luggage: text(vehicle?.luggage),
    transmission: text(vehicle?.transmission),
    airConditioning: text(vehicle?.airConditioning),
    fuelType: text(vehicle?.fuelType),
    age: text(vehicle?.age),
    pricePerHour: text(vehicle?.pricePerHour.toFixed(2)),
    picture: id ? { kind: 'stored', id } : { kind: 'none' },
    // Nothing is chosen at first, which the schema then says.
  } as VehicleFormInput;
}
