import { z } from 'zod';
import { email } from '../values/email.ts';
import { byId, line } from '../values/common.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { optional } from '../values/optional.ts';
import { key } from '../texts/message-key.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { staffRoles } from '../wire/rights.ts';

/** Somebody who works for the company. Times are wall-clock times at the company's place. */
export const colleague = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: emailAnswer,
  roles: z.array(z.string()),
  builtIn: z.boolean(),
  /** The last that is known; null for none within 90 days. */
  lastLoginAt: z.string().nullable(),
  /** Since when they may not log in; null while they may. */
  switchedOffAt: z.string().nullable(),
});
export type Colleague = z.output<typeof colleague>;

export const listStaff = getEndpoint({
  path: '/staff',
  base: 'users',
  right: 'roles',
  summary: 'Who works for the company, and whose access is switched off',
  answer: z.array(colleague),
});

export const switchOff = postEndpoint({
  path: '/staff/:id/switch-off',
  base: 'users',
  right: 'roles',
  needsProof: true,
  summary:
    'Switch a colleague off: sessions, calendars and their invitations end at once, and they cannot log in',
  params: byId,
});

export const switchOn = postEndpoint({
  path: '/staff/:id/switch-on',
  base: 'users',
  right: 'roles',
  needsProof: true,
  summary: 'Let a colleague log in again, with the roles that they have',
  params: byId,
});

/** Who is asked to work for the company. */
export const staffInvitation = z.object({
  id: z.number(),
  email: emailAnswer,
  /** Empty if none was given. */
  name: z.string(),
  roles: z.array(z.string()),
  /** The name of who invited. */
  invitedBy: z.string(),
  /** Wall-clock times at the company's place. */
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Whether it can still be accepted: it ends, and whoever invited must still be able to give the roles. */
  isOpen: z.boolean(),
});
export type StaffInvitation = z.output<typeof staffInvitation>;

export const listInvitations = getEndpoint({
  path: '/staff/invitations',
  base: 'users',
  right: 'roles',
  summary: 'Invitations to work for the company that nobody has accepted yet',
  answer: z.array(staffInvitation),
});

export const invitationForm = z.object({
  email: email('auth.email'),
  name: optional(line('staff.name')),
  roles: z
    .array(z.enum(staffRoles, { error: key('users.roles') }), { error: key('users.roles') })
    .min(1, key('users.roles'))
    .max(staffRoles.length, key('users.roles'))
    .transform((chosen) => [...new Set(chosen)]),
});

export const inviteColleague = postEndpoint({
  path: '/staff/invitations',
  base: 'users',
  right: 'roles',
  needsProof: true,
  status: 201,
  summary:
    'Invite somebody by mail to work for the company; a former invitation to the address ends. It can be accepted for 7 days',
  also: [409, 429],
  body: invitationForm,
});

export const withdrawInvitation = deleteEndpoint({
  path: '/staff/invitations/:id',
  base: 'users',
  right: 'roles',
  summary: 'Withdraw an invitation: its link no longer works',
  params: byId,
});
