import { staffMessages } from '../../../contract/texts/en/staff-messages.ts';

/** The texts of who works for the company. */
export const staffTexts = {
  title: 'Staff',
  empty: 'Nobody works here yet',
  name: 'Name',
  lastLogin: 'Last log-in',
  unknown: 'Not known',
  state: 'Access',
  on: 'On',
  off: 'Off',
  since: (time: string) => `since ${time}`,
  changeRoles: 'Change roles',
  rolesAbout: (name: string) => `With other roles ${name} is logged out everywhere.`,
  switchOff: 'Switch access off',
  switchOffQuestion: (name: string) => `Switch off the access of ${name}?`,
  switchOffHint:
    'All their devices are logged out at once, and their calendars end. Records keep the name. The access can be switched on again.',
  switchOn: 'Switch access on',
  invite: 'Invite somebody',
  inviteAbout:
    'They get a mail with a link, which works for 7 days, and choose a password themselves.',
  nameOptional: 'For the greeting. Optional.',
  send: 'Send invitation',
  noMails: 'This server sends no mails, so nobody can be invited.',
  invitations: 'Open invitations',
  noInvitations: 'No invitation is open',
  invitedBy: 'Invited by',
  until: 'Works until',
  ended: 'Ended',
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
};

export const catalogue = { texts: staffTexts, messages: staffMessages };
