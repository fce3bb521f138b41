import { z } from 'zod';
import { errorBody, writeAnswer } from '../../contract/values/common.ts';
import { errorCodes } from '../../contract/values/errors.ts';
import { counter } from '../../contract/counter/counter.ts';
import { damage, foundDamage } from '../../contract/counter/damage.ts';
import { historyChange } from '../../contract/office/history.ts';
import { mail } from '../../contract/office/mails.ts';
import { contactMessage } from '../../contract/office/messages-admin.ts';
import { reservationLine } from '../../contract/reservations/lines.ts';
import { reservation } from '../../contract/reservations/reservations.ts';
import { searchResult } from '../../contract/reservations/search.ts';
import { terms } from '../../contract/reservations/terms.ts';
import { ownSession } from '../../contract/users/sessions.ts';
import { user } from '../../contract/users/users.ts';
import { block } from '../../contract/vehicles/blocks.ts';
import { fleetVehicle, vehicle, vehicleForForm } from '../../contract/vehicles/vehicles.ts';

export type Schema = z.core.JSONSchema.BaseSchema;
type Side = 'input' | 'output';

/** Schemas that the description names and refers to. */
const named = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Block: block,
  ContactMessage: contactMessage,
  Counter: counter,
  Damage: damage,
  Error: errorBody,
  FleetVehicle: fleetVehicle,
  FoundDamage: foundDamage,
  Mail: mail,
  Reservation: reservation,
  ReservationLine: reservationLine,
  Session: ownSession,
  Terms: terms,
  User: user,
  Vehicle: vehicle,
  Written: writeAnswer,
}))
  named.add(schema, { id });

/** The contract lets other hosts leave out much; our own answers lack nothing but these. */
const rare = new Set([
  ...['customer', 'termsHash', 'customerErased', 'changeableUntil'],
  ...['lines', 'agreed', 'drivers', 'orderNumber', 'costCentre', 'furtherImages', 'of'],
  // Of what only some calls tell about a reservation.
  ...['phone', 'isOut', 'vehicleMissing', 'stayed', 'anyKind'],
]);
const rareIn = new Map<unknown, Set<string>>([
  [
    errorBody,
    new Set([
      ...['errors', 'codes', 'totalPrice', 'lines', 'current', 'conflicts', 'vehicles'],
      ...['blocks', 'prices', 'found', 'missing'],
    ]),
  ],
  [searchResult, new Set(['licencePlate'])],
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

/** JSON Schemas whose named parts are gathered in `components`, under the names of entities and of calls. */
export function schemaWriter() {
  const components: Record<string, Schema> = {};

  function write(schema: z.ZodType, io: Side, isAnswer = false): Schema {
    const { $defs = {}, ...plain } = convert(schema, io, isAnswer);
    for (const [name, part] of Object.entries($defs)) components[name] ??= moved(part as Schema);
    return moved(plain);
  }

  /** Names an object after its call, unless it is an entity. */
  function nameObject(schema: Schema, name: string): Schema {
    if (schema.type !== 'object') return schema;
    components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  return {
    components,
    answer: (schema: z.ZodType, call: string) =>
      nameObject(write(schema, 'input', true), `${capitalized(call)}Answer`),
    body: (schema: z.ZodType, call: string) =>
      nameObject(write(schema, 'input'), `${capitalized(call)}Body`),

    /** A value of a path or query: what it has to be, which its converted form tells best. */
    value(schema: z.ZodType): Schema {
      const converted = write(schema, 'output');
      return Object.keys(converted).length > 0 ? converted : write(schema, 'input');
    },
  };
}

const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A part of a larger document: its references lead to the components, and it has no name of its own. */
const moved = (schema: Schema): Schema =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Schema;
