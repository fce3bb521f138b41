/**
 * Why a mail failed, where no mail server said it. Stored as they are here; the administrators' screens translate them.
 */
export const mailReasons = {
  unsent: 'Nothing sent it within four days',
  erased: 'The account of the recipient was erased',
  outdated: 'What it tells no longer holds',
  changed: 'The account was changed before this was sent',
} as const;
