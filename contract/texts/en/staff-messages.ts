export const staffMessages = {
  staff: {
    name: 'Enter the name',
    invited: 'The invitation is on its way',
    withdrawn: 'The invitation is withdrawn. Its link no longer works.',
    noInvitation: 'There is no such invitation',
    alreadyStaff: 'Somebody with this e-mail address already has these roles',
    isSwitchedOff:
      'The access of whoever has this e-mail address is switched off. Switch it on instead.',
    notSent: 'This server sends no mails, so nobody can be invited',
    switchedOff: 'The access is switched off',
    switchedOn: 'The access is switched on again',
    yourself: 'Nobody can switch off their own access',
    lastAdministrator: 'The last administrator cannot be switched off',
    accepted: 'You have accepted the invitation',
    otherAddress:
      'This invitation is to another e-mail address. Log out, then log in with that address.',
  },
};
