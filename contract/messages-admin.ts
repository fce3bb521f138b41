import { z } from 'zod';
import { byId, pageAnswer, pageQuery, searchWords } from './common.ts';
import { endpoint } from './endpoint.ts';
import { key } from './texts/message-key.ts';

export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  email: z.string(),
  /** Whether no administrator has opened it yet; other hosts omit it. */
  unread: z.boolean().optional(),
  /** `YYYY-MM-DDTHH:mm:ss` at the company's place; other hosts omit it. */
  createdAt: z.string().optional(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const listMessages = endpoint({
  path: '/contactmessage',
  auth: 'admin',
  summary: 'All contact messages',
  answer: z.array(contactMessage),
});

export const messageSorts = ['subject', 'name', 'email', 'id'] as const;

/** `search`: words of the name, e-mail address, subject or text, in any order. */
const messageFilters = {
  search: searchWords.optional(),
  unread: z
    .enum(['true', 'false'], { error: key('contact.unread') })
    .transform((value) => value === 'true')
    .optional(),
};

export const pageMessages = endpoint({
  path: '/contactmessage/pages',
  auth: 'admin',
  summary: 'One page of the contact messages',
  query: pageQuery(messageSorts).extend(messageFilters),
  /** `unread` counts all unread messages; other hosts omit it. */
  answer: pageAnswer(contactMessage).extend({ unread: z.number().optional() }),
});

export const getMessage = endpoint({
  path: '/contactmessage/:id',
  auth: 'admin',
  summary: 'One contact message; marks it as read',
  params: byId,
  answer: contactMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/contactmessage/:id',
  auth: 'admin',
  summary: 'Delete a contact message',
  params: byId,
});
