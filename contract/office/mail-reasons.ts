/**
 * Why a mail failed, where no mail server said it. Stored as they are here; the administrators' screens translate them.
 */
export const mailReasons = {
  unsent: 'Nothing sent it within four days',
  erased: 'The account of the recipient was erased',
  outdated: 'What it tells no longer holds',
  changed: 'The account was changed before this was sent',
  unwritten: 'The mail could not be written',
  cutShort: 'Each attempt was cut short',
  notBuilt: 'The site was not built yet',
  noAnswer: 'The mail server did not answer in time',
} as const;

/** Of mails that nobody needs any more, so that nothing went wrong. */
export const withdrawnReasons: readonly string[] = [
  mailReasons.erased,
  mailReasons.outdated,
  mailReasons.changed,
];
