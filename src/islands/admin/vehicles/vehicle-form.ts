import { z } from 'zod';
import { fileMessages } from '../../../../contract/files.ts';
import { limits } from '../../../../contract/limits.ts';
import { vehicleEdit, vehicleMessages, type Vehicle } from '../../../../contract/vehicles.ts';

/** The picture of a vehicle in its form: none yet, one that the server has, or a file to be sent. */
export type Picture =
  { kind: 'none' } | { kind: 'stored'; id: string } | { kind: 'chosen'; file: File };

const picture = z
  .custom<Picture>()
  .refine(({ kind }) => kind !== 'none', { error: vehicleMessages.image, abort: true })
  .refine((value) => value.kind !== 'chosen' || value.file.size <= limits.upload.bytes, {
    error: fileMessages.tooLarge,
    abort: true,
  })
  .refine(async (value) => value.kind !== 'chosen' || (await isImage(value.file)), {
    error: fileMessages.notAnImage,
  });

/** The browser is asked first: the old image is gone before the server sees the new one. */
async function isImage(file: File): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const decoded = image.decode().then(
    () => true,
    () => false,
  );
  return decoded.finally(() => URL.revokeObjectURL(image.src));
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
