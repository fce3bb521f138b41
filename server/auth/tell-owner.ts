import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/index.ts';
import { queueMail } from '../mail/index.ts';
import { findRecipient } from './accounts.ts';
import { occurrenceOf } from './occurrence.ts';

/** Tells whose account it is by mail what a request did to it, and from where. */
export async function tellOwner(
  tx: Database,
  template: 'new-device' | 'new-passkey' | 'new-recovery-codes',
  userId: number,
  request: FastifyRequest,
): Promise<void> {
  const recipient = await findRecipient(tx, userId);
  if (recipient) await queueMail(tx, template, recipient, occurrenceOf(request));
}
