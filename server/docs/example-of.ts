import { z } from 'zod';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { samplesOf } from './samples-of-calls.ts';
import { samples, type Samples } from './samples.ts';

export interface Example {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: unknown;
  answer?: unknown;
}

/** A request to a call with all that it takes, and its answer. */
export function exampleOf(name: CallName, { params, query, body, answer }: Endpoint): Example {
  const ofCall = samplesOf[name] ?? {};
  const of = (schema: z.ZodType | undefined) => schema && sampleOf(schema, '', '', ofCall);
  return {
    params: of(params) as Example['params'],
    query: of(query) as Example['query'],
    body: of(body),
    answer: answer === 'file' ? undefined : of(answer),
  };
}

/** What the schema of a field accepts: the most specific sample for it, or else one put together by its type. */
function sampleOf(schema: z.ZodType, parent: string, name: string, ofCall: Samples): unknown {
  // Before the samples are tried, as it would accept any.
  if (schema instanceof z.ZodCatch)
    return sampleOf(within(schema) as z.ZodType, parent, name, ofCall);
  for (const key of [`${parent}.${name}`, name])
    for (const source of [ofCall, samples])
      if (key in source && schema.safeParse(source[key]).success) return source[key];
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(schema.shape as Record<string, z.ZodType>)
        .map(([field, inner]) => [field, sampleOf(inner, name, field, ofCall)])
        .filter(([, sample]) => sample !== undefined),
    );
  if (schema instanceof z.ZodArray)
    return [sampleOf(within(schema) as z.ZodType, parent, name, ofCall)];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodRecord) return {};
  const inner = within(schema) as z.ZodType | undefined;
  if (!inner) throw new Error(`The API's description lacks a sample of "${parent}.${name}".`);
  return sampleOf(inner, parent, name, ofCall);
}

/** The schema inside of one that adds to it; of several the last, as the others are for older clients. */
function within(schema: z.ZodType) {
  if (schema instanceof z.ZodUnion) return schema.options.at(-1);
  if (schema instanceof z.ZodPipe)
    return schema.in instanceof z.ZodTransform ? schema.out : schema.in;
  return 'unwrap' in schema ? (schema as z.ZodOptional).unwrap() : undefined;
}
