import { z } from 'zod';
import type { MessageKey } from '../texts/message-key.ts';

/** The name of a file of the content. */
export const slug = (error: MessageKey) => z.string({ error }).regex(/^[a-z0-9-]{1,60}$/, error);
