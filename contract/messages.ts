import { z } from 'zod';
import { byId, email, line, pageAnswer, pageQuery, text, written } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const contactMessages = {
  name: 'Enter your name',
  email: 'Enter your email',
  subject: 'Enter subject of message',
  subjectShort: 'Your subject should be at least 5 characters',
  subjectLong: 'Your subject should be max 50 characters',
  body: 'Enter your message',
  bodyShort: 'Your message should be at least 20 characters',
  bodyLong: 'Your subject should be max 200 characters',
  sent: 'Your message was send',
  deleted: 'Message was deleted',
  notFound: 'There is no such message',
} as const;

export const contactForm = z.object({
  name: line(contactMessages.name),
  subject: line(contactMessages.subject, Infinity)
    .min(limits.subject.min, contactMessages.subjectShort)
    .max(limits.subject.max, contactMessages.subjectLong),
  body: text(contactMessages.body)
    .min(limits.message.min, contactMessages.bodyShort)
    .max(limits.message.max, contactMessages.bodyLong),
  email: email(contactMessages.email),
});

export const contactMessage = z.object({
  id: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
  email: z.string(),
  /** Until an administrator opens it; other hosts do not tell. */
  unread: z.boolean().optional(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contactmessage/visitors',
  aliases: ['/contactmessage/visitor'],
  auth: 'none',
  status: 201,
  summary: 'Write to the company',
  also: [429],
  body: contactForm,
  answer: written,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/contactmessage',
  auth: 'admin',
  summary: 'All contact messages',
  answer: z.array(contactMessage),
});

export const messageSorts = ['subject', 'name', 'email', 'id'] as const;

export const pageMessages = endpoint({
  method: 'GET',
  path: '/contactmessage/pages',
  auth: 'admin',
  summary: 'One page of the contact messages',
  query: pageQuery(messageSorts),
  answer: pageAnswer(contactMessage),
});

export const getMessage = endpoint({
  method: 'GET',
  path: '/contactmessage/:id',
  auth: 'admin',
  summary: 'One contact message; it counts as read from now on',
  also: [404],
  params: byId,
  answer: contactMessage,
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/contactmessage/:id',
  auth: 'admin',
  summary: 'Delete a contact message',
  also: [404],
  params: byId,
  answer: written,
});
