import type { SendMailOptions } from 'nodemailer';
import type { Context } from './context.ts';
import type { Mail } from './outbox.ts';

type Attachments = Pick<SendMailOptions, 'attachments' | 'icalEvent'>;

/** The files that go with a mail. A further attempt carries the same. */
export async function attachmentsOf(_mail: Mail, _context: Context): Promise<Attachments> {
  return {};
}
