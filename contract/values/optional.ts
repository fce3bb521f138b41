import { z } from 'zod';
import type { MessageKey } from '../texts/message-key.ts';

/** Null for what was left empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema, error?: MessageKey) =>
  z.union([z.literal('').transform(() => null), schema], error && { error }).nullish();
