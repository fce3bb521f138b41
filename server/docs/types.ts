import type { Schema } from './schemas.ts';

/** What our description uses of an operation in OpenAPI 3.1. */
export interface Operation {
  operationId: string;
  summary: string;
  /** Who may call, and how often. */
  description: string;
  tags: string[];
  deprecated?: boolean;
  /** The right that it takes; null for all others. */
  'x-right': string | null;
  /** Whether it needs a fresh proof of who calls, or changes of which fields do. */
  'x-needs-proof': boolean | readonly string[];
  /** The roles that may call, none for every user; empty when anyone may. */
  security: { token: string[] }[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Response>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  example?: unknown;
}

export interface Response {
  description: string;
  headers?: Content;
  content?: Content;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;
