import { z } from 'zod';
import { errorBody, writeAnswer } from '../../contract/values/common.ts';
import { errorCodes } from '../../contract/values/errors.ts';
import { historyChange } from '../../contract/office/history.ts';
import { contactMessage } from '../../contract/office/messages-admin.ts';
import { reservation } from '../../contract/reservations/reservations.ts';
import { found } from '../../contract/reservations/search.ts';
import { user } from '../../contract/users/users.ts';
import { fleetVehicle, vehicle, vehicleForForm } from '../../contract/vehicles/vehicles.ts';

export type Schema = z.core.JSONSchema.BaseSchema;
type Side = 'input' | 'output';

/** Schemas that the description names and refers to. */
const named = z.registry<{ id: string }>();
named.add(user, { id: 'User' });
named.add(vehicle, { id: 'Vehicle' });
named.add(fleetVehicle, { id: 'FleetVehicle' });
named.add(reservation, { id: 'Reservation' });
named.add(contactMessage, { id: 'ContactMessage' });
named.add(writeAnswer, { id: 'Written' });
named.add(errorBody, { id: 'Error' });

/** The contract lets other hosts leave out much; our own answers lack nothing but these. */
const rare = new Set([
  ...['customer', 'termsHash', 'customerErased', 'changeableUntil'],
  ...['lines', 'agreed', 'furtherImages'],
]);
const rareIn = new Map<unknown, Set<string>>([
  [
    errorBody,
    new Set(['errors', 'codes', 'totalPrice', 'lines', 'current', 'conflicts', 'vehicles']),
  ],
  [found, new Set(['licencePlate'])],
  [historyChange, new Set(['from', 'to'])],
  [vehicleForForm, new Set([...rare, 'licencePlate'])],
]);

const code: Schema = { type: 'string', enum: [...errorCodes] };
const codes: Schema = { type: 'object', additionalProperties: code };

function convert(schema: z.ZodType, io: Side, isAnswer = false): Schema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === errorBody) Object.assign(jsonSchema.properties!, { code, codes });
      const absent = rareIn.get(zodSchema) ?? rare;
      if (isAnswer && jsonSchema.properties)
        jsonSchema.required = Object.keys(jsonSchema.properties).filter(
          (name) => !absent.has(name),
        );
    },
  });
}

/** JSON Schemas whose named parts are gathered in `components`. */
export function schemaWriter() {
  const components: Record<string, Schema> = {};

  function write(schema: z.ZodType, io: Side, isAnswer = false): Schema {
    const { $defs = {}, ...plain } = convert(schema, io, isAnswer);
    for (const [name, part] of Object.entries($defs)) components[name] ??= moved(part as Schema);
    return moved(plain);
  }

  return {
    components,
    answer: (schema: z.ZodType) => write(schema, 'input', true),
    body: (schema: z.ZodType) => write(schema, 'input'),

    /** A value of a path or query: what it has to be, which its converted form tells best. */
    value(schema: z.ZodType): Schema {
      const converted = write(schema, 'output');
      return Object.keys(converted).length > 0 ? converted : write(schema, 'input');
    },
  };
}

/** A part of a larger document: its references lead to the components, and it has no name of its own. */
const moved = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Schema;
