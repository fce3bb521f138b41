import type { Schema } from './schemas.ts';

type Row = [field: string, value: string];

/** The fields of a schema, those of inner objects below their outer one's name. */
export function fieldsOf(schema: Schema, named: Record<string, Schema>, prefix = ''): Row[] {
  const name = nameOf(schema);
  // A named schema within another one is told by its name alone.
  if (name && prefix) return [];
  const plain = (name && named[name]) || schema;
  const inner = [...(plain.anyOf ?? []), ...(plain.items ? [plain.items] : [])] as Schema[];
  const required = new Set(plain.required);
  return [
    ...Object.entries(plain.properties ?? {}).flatMap(([field, value]) => {
      const path = prefix + field;
      const row: Row = [path, valueText(value as Schema, required.has(field))];
      return [row, ...fieldsOf(value as Schema, named, `${path}.`)];
    }),
    ...inner.flatMap((part) => fieldsOf(part, named, prefix)),
  ];
}

/** What a value has to be, in a few words. */
export const valueText = (schema: Schema, isRequired: boolean): string =>
  [kindOf(schema), ...rulesOf(schema), isRequired ? '' : 'may be missing']
    .filter(Boolean)
    .join(', ');

const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1);

function kindOf(schema: Schema): string {
  const name = nameOf(schema);
  if (name) return name;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((part) => kindOf(part as Schema)).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf((schema.items ?? {}) as Schema)}`;
  return schema.format ?? [schema.type ?? 'anything'].flat().join(' or ');
}

function rulesOf({ minimum, maximum, minLength, maxLength, default: usual }: Schema): string[] {
  const range = (from: number | undefined, to: number | undefined, unit: string) =>
    from === undefined && to === undefined ? [] : [`${from ?? 0} to ${to ?? '…'}${unit}`];
  return [
    ...range(minimum, maximum, ''),
    ...(maxLength === undefined ? [] : range(minLength, maxLength, ' characters')),
    ...(usual === undefined ? [] : [`else ${JSON.stringify(usual)}`]),
  ];
}
