import type { FastifyInstance } from 'fastify';
import {
  inviteColleague,
  listInvitations,
  listStaff,
  switchOff,
  switchOn,
  withdrawInvitation,
} from '../../contract/office/staff.ts';
import { acceptAsUser, acceptInvitation, getInvitation } from '../../contract/users/invitations.ts';
import { findLogin, hashPassword, needsSecondFactor, refuseWeak } from '../auth/index.ts';
import { checkWithin, type Session } from '../http/authenticate.ts';
import { conflict, forbidden, notFound, refused } from '../http/errors.ts';
import { chosenLanguageOf, done, languageOf } from '../http/language.ts';
import { network, siteOf } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { invitationQueries } from './invitations.ts';
import { userQueries } from './repository.ts';
import { staffQueries, type StaffRow } from './staff.ts';

/** Calls about who works for the company. */
export function staffRoutes(app: FastifyInstance, { db, config }: Services): void {
  const staff = staffQueries(db);
  const users = userQueries(db);
  const wallTime = (time: Date | null) => time && toWallTime(time, config.timeZone);

  route(app, listStaff, async () =>
    (await staff.list()).map(({ lastLoginAt, switchedOffAt, ...row }) => ({
      ...row,
      lastLoginAt: wallTime(lastLoginAt),
      switchedOffAt: wallTime(switchedOffAt),
    })),
  );

  async function switchTo(isOn: boolean, id: number, session: Session): Promise<void> {
    const user = await staff.find(id);
    if (!user) throw notFound('user_not_found', 'users.notFound');
    checkSwitchable(user, session);
    if ((user.switchedOffAt === null) === isOn) return;
    const switchedOffAt = isOn ? null : new Date();
    const how = { logOut: true, actor: session.user.id };
    const outcome = await users.update(id, { switchedOffAt }, how);
    if (outcome === 'last administrator')
      throw refused('last_administrator', 'staff.lastAdministrator');
  }

  route(app, switchOff, async ({ params: { id }, session }) => {
    await switchTo(false, id, session);
    return done('staff.switchedOff');
  });

  route(app, switchOn, async ({ params: { id }, session }) => {
    await switchTo(true, id, session);
    return done('staff.switchedOn');
  });
}

/** Nobody switches off themselves, or somebody who holds a right that they lack. */
function checkSwitchable({ id, roles, builtIn }: StaffRow, session: Session): void {
  checkWithin(session, roles);
  if (builtIn) throw forbidden('built_in', 'users.builtIn');
  if (id === session.user.id) throw forbidden('own_account', 'staff.yourself');
}

/** Calls about invitations to work for the company, and those of who is invited. */
export function invitationRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limiter, company } = services;
  const invitations = invitationQueries(db);
  const users = userQueries(db);
  const invalid = () => refused('token_invalid', 'account.linkInvalid');

  route(app, listInvitations, async () =>
    (await invitations.list()).map(({ inviter, ...row }) => ({
      ...row,
      createdAt: toWallTime(row.createdAt, config.timeZone),
      expiresAt: toWallTime(row.expiresAt, config.timeZone),
      invitedBy: `${inviter.firstName} ${inviter.lastName}`.trim(),
    })),
  );

  /** The language to write in to an account with the address, if there is one that may get the roles. */
  async function checkInvitable(email: string, roles: readonly string[], session: Session) {
    const login = await findLogin(db, { email });
    const user = login && (await users.find(login.id));
    if (!user) return null;
    checkWithin(session, user.roles);
    if (user.builtIn) throw forbidden('built_in', 'users.builtIn');
    if (user.switchedOffAt) throw conflict('switched_off', 'staff.isSwitchedOff');
    if (roles.every((role) => user.roles.some((held) => held === role)))
      throw conflict('already_staff', 'staff.alreadyStaff');
    return user.language;
  }

  route(app, inviteColleague, async ({ body, session, request }) => {
    const { email, name, roles } = body;
    checkWithin(session, roles);
    if (config.mail.way.to === 'nowhere') throw conflict('mails_not_sent', 'staff.notSent');
    const language = await checkInvitable(email, roles, session);
    const { id } = session.user;
    await limiter.count('mail of administrator', String(id));
    await limiter.count('link to recipient', email);
    const invitation = { email, name: name ?? '', roles };
    await invitations.invite(invitation, id, language ?? languageOf(request.headers));
    return done('staff.invited');
  });

  route(app, withdrawInvitation, async ({ params: { id } }) => {
    if (!(await invitations.withdraw(id)))
      throw notFound('invitation_not_found', 'staff.noInvitation');
    return done('staff.withdrawn');
  });

  route(app, getInvitation, async ({ body: { token }, request }) => {
    await limiter.count('token of address', network(request.ip));
    const invitation = await invitations.find(token);
    if (!invitation) throw invalid();
    const { email, name, roles } = invitation;
    return { email, name, roles, hasAccount: (await findLogin(db, { email })) !== null };
  });

  route(app, acceptInvitation, async ({ body, request }) => {
    await limiter.count('token of address', network(request.ip));
    const { token, firstName, lastName, password, device } = body;
    const invitation = await invitations.find(token);
    if (!invitation) throw invalid();
    const { email } = invitation;
    if (await findLogin(db, { email })) throw conflict('email_taken', 'auth.emailTaken');
    refuseWeak('password', password, { email, firstName, lastName }, company());
    // It is slow, so it happens outside the transaction.
    const passwordHash = await hashPassword(password, siteOf(request.ip));
    const account = { firstName, lastName, passwordHash };
    const language = chosenLanguageOf(request.headers);
    const origin = { device, network: network(request.ip) };
    if (!(await invitations.accept(token, { ...account, language }, origin))) throw invalid();
    return { ...done('staff.accepted'), email };
  });

  route(app, acceptAsUser, async ({ body: { token }, session, request }) => {
    await limiter.count('token of address', network(request.ip));
    const invitation = await invitations.find(token);
    if (!invitation) throw invalid();
    if (invitation.email.toLowerCase() !== session.user.email.toLowerCase())
      throw forbidden('other_address', 'staff.otherAddress');
    if (!(await invitations.acceptAs(token, session, !needsSecondFactor(config, invitation))))
      throw invalid();
    return done('staff.accepted');
  });
}
