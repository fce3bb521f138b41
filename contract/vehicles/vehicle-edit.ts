import { z } from 'zod';
import { line } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { moneyField, number } from '../values/numbers.ts';
import { printed } from '../values/printable.ts';
import { slug } from '../values/slug.ts';
import { calendarDay } from '../values/times.ts';
import {
  perVehicleField,
  type OptionalFieldName,
  type VehicleField,
  type VehicleFieldName,
  type VehicleFieldTypes,
  type VehicleValues,
} from './vehicle-fields.ts';
import type { MessageKey } from '../texts/message-key.ts';

const flag = (message: MessageKey) =>
  z
    .union([z.boolean({ error: message }), z.enum(['true', 'false'], { error: message })], {
      error: message,
    })
    .transform((value) => value === true || value === 'true');

/** Without I, O and Q, which look like digits. Blanks and case make no difference. */
const vin = (error: MessageKey) =>
  z
    .string({ error })
    .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-HJ-NPR-Z\d]{17}$/, { error }));

/** The schema of a field in requests. */
function fieldSchema(message: MessageKey, field: VehicleField): z.ZodType {
  switch (field.kind) {
    case 'line':
      return printed(line(message, field.max));
    case 'vin':
      return vin(message);
    case 'count':
      return number(message, { max: limits.count, ...field });
    case 'decimal':
      return number(message, { ...field, decimals: 1 });
    case 'choice':
      return z.enum(field.choices, { error: message });
    case 'place':
      return slug(message);
    case 'flag':
      return flag(message);
    case 'day':
      return calendarDay(message);
    case 'price':
      return number(message, moneyField(field.mayBeZero ? 0 : 0.01, field.max));
  }
}

/** Null, and the empty text of a form, clear a value; without one it stays as it was. */
const optional = (schema: z.ZodType) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional();

type Sent = VehicleFieldTypes<{
  line: string;
  vin: string;
  place: string;
  count: number | string;
  decimal: number | string;
  flag: boolean | 'true' | 'false';
  day: string;
  price: number | string;
}>;
type Edits = {
  [Name in VehicleFieldName]: Name extends OptionalFieldName
    ? z.ZodOptional<z.ZodType<VehicleValues[Name], Sent[Name]>>
    : z.ZodType<VehicleValues[Name], Sent[Name]>;
};

/** The fields of a vehicle in requests and in the form. */
export const vehicleEdit = z.object(
  perVehicleField((name, field) => {
    const schema = fieldSchema(`vehicles.${name}`, field);
    return field.isOptional ? optional(schema) : schema;
  }) as Edits,
);
