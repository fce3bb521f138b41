import { z } from 'zod';
import { byId, flag, text } from '../values/common.ts';
import { pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { deleteEndpoint, getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { languages } from '../texts/language.ts';
import { key } from '../texts/message-key.ts';

/** `ending`: a declaration that ends a contract. */
export const messageKinds = ['message', 'ending'] as const;

export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  email: emailAnswer,
  /** Bare hosts omit it. */
  kind: z.enum(messageKinds).optional(),
  /** Whether no administrator has opened it yet; bare hosts omit it. */
  unread: z.boolean().optional(),
  /** `YYYY-MM-DDTHH:mm:ss` at the company's place; bare hosts omit it. */
  createdAt: z.string().optional(),
  /** What was answered by mail, when, and by whom; null until then, the name also once that account is gone. */
  answer: z.string().nullable().optional(),
  answeredAt: z.string().nullable().optional(),
  answeredBy: z.string().nullable().optional(),
  /** What the API key is called by which a program answered for them; null for themselves. */
  answeredByKey: z.string().nullable().optional(),
  /** When it was closed without an answer; null until then. */
  doneAt: z.string().nullable().optional(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const listMessages = getEndpoint({
  path: '/contactmessage',
  right: 'messages',
  summary: 'All contact messages, up to 10,000',
  also: [400],
  answer: z.array(contactMessage),
});

export const messageSorts = ['subject', 'name', 'email', 'id'] as const;

/**
 * `search`: words of the name, e-mail address, subject or text, in any order. `unanswered`: what is neither answered nor closed
 * without an answer.
 */
export const messageFilters = {
  search: searchWords.optional(),
  kind: z.enum(messageKinds, { error: key('contact.kind') }).optional(),
  unread: flag(key('contact.unread')),
  unanswered: flag(key('contact.unanswered')),
};

export const pageMessages = getEndpoint({
  path: '/contactmessage/pages',
  right: 'messages',
  summary: 'One page of the contact messages',
  query: pageQuery(messageSorts).extend(messageFilters),
  ignoresUnknown: true,
  ours: ['search', 'kind', 'unread', 'unanswered'],
  /** `unread` counts all unread messages; bare hosts omit it. */
  answer: pageAnswer(contactMessage).extend({ unread: z.number().optional() }),
});

export const getMessage = getEndpoint({
  path: '/contactmessage/:id',
  right: 'messages',
  summary: 'One contact message; marks it as read',
  params: byId,
  /** `answerable`: whether nobody has answered it and this server sends mails; bare hosts omit it and the rest. */
  answer: contactMessage.extend({
    answerable: z.boolean().optional(),
    /** In which language its sender gets mails. */
    language: z.enum(languages).optional().catch(undefined),
    /** The account with the sender's e-mail address, which anybody may have given; null without one. */
    customerId: z.number().nullable().optional(),
    /** The next messages by their time; null at either end. */
    newerId: z.number().nullable().optional(),
    olderId: z.number().nullable().optional(),
  }),
});
export type OpenedMessage = z.output<typeof getMessage.answer>;

/** The form of an answer, too. */
export const answerForm = z.object({
  text: text('answers.text').max(limits.answer, key('common.tooLong', { maximum: limits.answer })),
});

export const answerMessage = postEndpoint({
  path: '/contactmessage/:id/answer',
  right: 'messages',
  summary: 'Answer a contact message by mail, once',
  also: [409, 429],
  params: byId,
  body: answerForm,
});

/** Closes a message without an answer, or opens it again. */
export const closeMessage = putEndpoint({
  path: '/contactmessage/:id/done',
  right: 'messages',
  summary: 'Close a contact message without an answer, or open it again',
  also: [409],
  params: byId,
  body: z.object({ done: z.boolean({ error: key('contact.done') }) }),
});

export const deleteMessage = deleteEndpoint({
  path: '/contactmessage/:id',
  right: 'messages',
  summary: 'Delete a contact message',
  params: byId,
});
