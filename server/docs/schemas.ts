import { z } from 'zod';
import { counterAnswer } from '../../contract/counter/counter.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { historyChange } from '../../contract/office/history.ts';
import { staffReservation } from '../../contract/reservations/reservations-admin.ts';
import { searchResult } from '../../contract/reservations/search.ts';
import { listedCustomer } from '../../contract/users/users.ts';
import { errorBody } from '../../contract/values/common.ts';
import { errorCodes } from '../../contract/values/errors.ts';
import { vehicleForForm } from '../../contract/vehicles/vehicles.ts';
import { describeFields } from './describe-fields.ts';
import { entities } from './entities.ts';

export type Schema = z.core.JSONSchema.BaseSchema;
type Side = 'input' | 'output';

const named = z.registry<{ id: string }>();
for (const [id, [schema]] of Object.entries(entities)) named.add(schema, { id });

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
      ...['blocks', 'prices', 'found', 'missing', 'secondFactor'],
    ]),
  ],
  [searchResult, new Set(['licencePlate'])],
  [historyChange, new Set(['from', 'to'])],
  // Only those who may see figures get them.
  [
    getDashboard.answer,
    new Set([
      ...(['utilisation', 'revenue', 'reservationsPerDay'] as const),
      ...(['revenuePerWeek', 'utilisationPerVehicle'] as const),
    ]),
  ],
  // Only those who may read reservations get these.
  [counterAnswer, new Set([...rare, 'counter'])],
  [listedCustomer, new Set([...rare, 'open'])],
  [staffReservation, new Set([...rare, 'companyName'])],
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
      describeFields(named.get(zodSchema as unknown as z.ZodType)?.id, jsonSchema);
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

  /** Names an object, unless it is an entity. */
  function nameObject(schema: Schema, name: string): Schema {
    if (schema.type !== 'object') return schema;
    components[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The same of several, of which one at most is no entity. */
  const nameOneOf = (schema: Schema, name: string): Schema =>
    schema.anyOf
      ? { ...schema, anyOf: schema.anyOf.map((part) => nameObject(part as Schema, name)) }
      : nameObject(schema, name);

  /** Names the rows of a list or a page. */
  function nameRows(schema: Schema, name: string): Schema {
    const { anyOf, items, properties } = schema;
    if (anyOf) return { ...schema, anyOf: anyOf.map((part) => nameRows(part as Schema, name)) };
    if (items) return { ...schema, items: nameOneOf(items as Schema, name) };
    const content = properties?.content as Schema | undefined;
    if (!content?.items) return schema;
    return { ...schema, properties: { ...properties, content: nameRows(content, name) } };
  }

  return {
    components,
    answer: (schema: z.ZodType, call: string) =>
      nameObject(
        nameRows(write(schema, 'input', true), `${capitalized(call)}Row`),
        `${capitalized(call)}Answer`,
      ),
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
