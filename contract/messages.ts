import { z } from 'zod';
import { email, line, text } from './common.ts';
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
  bodyLong: 'Your subject should be max 200 characters', // sic
  sent: 'Your message was send', // sic
  deleted: 'Message was deleted',
  notFound: 'There is no such message',
  unread: 'Say true or false for unread messages',
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

export const sendMessage = endpoint({
  method: 'POST',
  path: '/contactmessage/visitors',
  aliases: ['/contactmessage/visitor'],
  base: 'users',
  auth: 'none',
  status: 201,
  summary: 'Write to the company',
  also: [429],
  body: contactForm,
});
