import { z } from 'zod';
import { languages } from '../texts/language.ts';
import { text } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';
import { deleteEndpoint, getEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { mailTemplates } from './mail-templates.ts';

/** Mails to those who have an account or a rental: what the company adds to them is not for itself, nor below a personal answer. */
export const templatesWithSentence = mailTemplates.filter(
  (template) => template !== 'message-arrived' && template !== 'message-answered',
);

const byMail = z.object({
  template: z.enum(templatesWithSentence, { error: 'mailSentences.template' }),
  language: z.enum(languages, { error: 'mailSentences.language' }),
});

const sentence = text('mailSentences.sentence').max(
  limits.mailSentence,
  key('common.tooLong', { maximum: limits.mailSentence }),
);
export const mailSentenceFields = { ...byMail.shape, sentence };

const mailSentence = z.object({
  template: z.enum(templatesWithSentence),
  language: z.enum(languages),
  /** Paragraphs are separated by blank lines. */
  sentence: z.string(),
});
export type MailSentence = z.output<typeof mailSentence>;

export const getMailSentences = getEndpoint({
  path: '/mail-sentences',
  right: 'settings',
  summary: 'What the company adds to its mails, by mail and language',
  answer: z.array(mailSentence),
});

export const setMailSentence = putEndpoint({
  path: '/mail-sentences/:template/:language',
  right: 'settings',
  needsProof: true,
  summary: 'Add something to a mail in a language, before whom to ask',
  params: byMail,
  body: z.object({ sentence }),
});

export const removeMailSentence = deleteEndpoint({
  path: '/mail-sentences/:template/:language',
  right: 'settings',
  summary: 'Remove what was added to a mail',
  params: byMail,
});
