import { join } from 'node:path';
import type { Config } from '../config.ts';

/** Where mails go, in a line for the start, without user and password. */
export function describeWay({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): string {
  if (mail.way.to === 'smtp') return `Mails: sent through ${new URL(mail.way.url).host}`;
  return mail.way.to === 'files'
    ? `Mails: not sent, but written as files to ${join(dataDir, 'mails')}`
    : 'Mails: none are sent, because SMTP_URL is not set';
}
