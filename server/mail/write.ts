import type { Context } from './context.ts';
import { findFor } from './mail-facts.ts';
import type { Mail } from './outbox.ts';
import { fillIn, inFrame, sceneOf, type Now } from './templates/index.ts';
import { changeTexts, inHeader, plain } from '../text/plain.ts';

/** A mail's parts, and the name of who gets it. */
export interface Written {
  subject: string;
  text: string;
  html: string;
  /** Null for somebody without one. */
  name: string | null;
}

/** Writes a mail. The library for its layout is loaded with the first one. Throws a TypeError if its values were purged. */
export async function write(mail: Mail, context: Context, now: Now): Promise<Written> {
  const { template, language, values } = mail;
  if (!values) throw new TypeError('The values of this mail were purged');
  const scene = sceneOf(language, context, {
    ...(await findFor(mail, context.db)),
    ...now,
    writtenAt: mail.createdAt,
  });
  const page = changeTexts(inFrame(fillIn(template, values, scene), scene), plain);
  const { toHtml, toText } = await import('./layout/index.ts');
  return {
    subject: inHeader(page.subject),
    text: toText(page),
    html: toHtml(page),
    name: scene.name,
  };
}
