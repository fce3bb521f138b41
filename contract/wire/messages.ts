import { z } from 'zod';
import { line, text } from '../values/common.ts';
import { email } from '../values/email.ts';
import { postEndpoint } from './endpoint.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';

export const contactForm = z.object({
  name: line('contact.name'),
  subject: line('contact.subject', Infinity)
    .min(limits.subject.min, key('contact.subjectShort'))
    .max(limits.subject.max, key('contact.subjectLong')),
  body: text('contact.body')
    .min(limits.message.min, key('contact.bodyShort'))
    .max(limits.message.max, key('contact.bodyLong')),
  email: email('contact.email'),
});

export const sendMessage = postEndpoint({
  path: '/contactmessage/visitors',
  aliases: ['/contactmessage/visitor'],
  base: 'users',
  auth: 'none',
  status: 201,
  summary: 'Write to the company',
  also: [429],
  body: contactForm,
});
