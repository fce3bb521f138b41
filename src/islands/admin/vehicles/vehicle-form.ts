import { z } from 'zod';
import { limits } from '../../../../contract/values/limits.ts';
import {
  perFieldOf,
  vehicleFieldNames,
  type VehicleField,
  type VehicleFieldName,
} from '../../../../contract/vehicles/vehicle-fields.ts';
import { dueList } from '../../../../contract/vehicles/due-edit.ts';
import { vehicleEdit } from '../../../../contract/vehicles/vehicle-edit.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { messageOf } from '../../../lib/texts/texts.ts';
import { typedDue, type TypedDue } from './typed-due.ts';
import { imageFault, isUploadSize, uploadTypes } from '../../../../contract/vehicles/images.ts';

/** Decodes each file only once, however often its form is validated. */
const cache = new WeakMap<File, Promise<string | null>>();

/** Validates an image before the upload; resolves to the error message, or null if the image is valid. */
export function validateImage(file: File): Promise<string | null> {
  const error = cache.get(file) ?? findError(file);
  cache.set(file, error);
  return error;
}

async function findError(file: File): Promise<string | null> {
  if (file.size > limits.upload.bytes) return messageOf('images.tooLarge');
  // The type is empty if the system does not know the file extension.
  const beginning = await beginningOf(file);
  const isRefused = file.type && !uploadTypes.includes(file.type);
  const bitmap = isRefused ? null : await createImageBitmap(file).catch(() => null);
  if (!bitmap) return messageOf(imageFault(beginning));
  const { width, height } = bitmap;
  bitmap.close();
  if (!isUploadSize(width, height, isWhole(beginning))) return messageOf('images.tooLarge');
  const { minImage } = limits;
  const isTooSmall = width < minImage.width || height < minImage.height;
  return isTooSmall ? messageOf('images.tooSmall') : null;
}

/** The first bytes, as the server checks them: the file name may be wrong. */
const beginningOf = async (file: File): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());

/** Whether it has to be decoded as a whole; of JPEG and PNG the server alone knows. */
const isWhole = (beginning: string): boolean =>
  beginning.startsWith('ftyp', 4) || beginning.startsWith('GIF8');

/** A vehicle's image in its form: none yet, stored on the server, or a file to upload. */
export type FormImage =
  { kind: 'none' } | { kind: 'stored'; id: string } | { kind: 'chosen'; file: File };

const image = z.custom<FormImage>().superRefine(async (value, context) => {
  const message = await errorOf(value);
  if (message) context.addIssue({ code: 'custom', message });
});

async function errorOf(value: FormImage): Promise<string | null> {
  if (value.kind === 'none') return messageOf('vehicles.image');
  return value.kind === 'chosen' ? validateImage(value.file) : null;
}

/** What is wrong with the first bad one. */
const further = z.custom<FormImage[]>().superRefine(async (images, context) => {
  const messages = await Promise.all(images.map(errorOf));
  const message =
    images.length < limits.vehicleImages ? messages.find(Boolean) : messageOf('vehicles.images');
  if (message) context.addIssue({ code: 'custom', message });
});

/** The days of two dues, by which other clients know them: the form has all dues. */
const dueDays = { inspectionDueOn: true, safetyCheckDueOn: true } as const;

/** The fields of the form that hold one value. */
export type FormFieldName = Exclude<VehicleFieldName, keyof typeof dueDays>;
export const formFieldNames = vehicleFieldNames.filter(
  (name): name is FormFieldName => !(name in dueDays),
);

const form = vehicleEdit.omit(dueDays).extend({ image, further, dues: dueList });
/** Numbers are text, as typed; what is optional may be empty. */
export type VehicleFormInput = Record<FormFieldName, string> & {
  image: FormImage;
  further: FormImage[];
  dues: TypedDue[];
};
export type VehicleFormOutput = z.output<typeof form>;
/** Fields are text, of which the requests' schema takes more than the form can hold. */
export const vehicleForm = form as unknown as z.ZodType<VehicleFormOutput, VehicleFormInput>;

/** `12.50` or `12,50`, without thousands separators. */
const typed = (amount: string): string =>
  currentLanguage() === 'de' ? amount.replace('.', ',') : amount;

/** The form's initial values; empty for a new vehicle. */
export function valuesOf(vehicle: FleetVehicle | null): VehicleFormInput {
  const ids = [...(vehicle?.image ?? []), ...(vehicle?.furtherImages ?? [])];
  const [main, ...further] = ids.map(storedImage);
  const text = (name: FormFieldName, { kind }: VehicleField) => {
    const value = vehicle?.[name] ?? '';
    if (typeof value !== 'number') return String(value);
    return typed(kind === 'price' ? value.toFixed(2) : String(value));
  };
  return {
    ...perFieldOf(formFieldNames, text),
    image: main ?? { kind: 'none' },
    further,
    dues: (vehicle?.dues ?? []).map(typedDue),
  };
}

const storedImage = (id: string): FormImage => ({ kind: 'stored', id });
