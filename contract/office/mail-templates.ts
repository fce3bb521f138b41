/** What the company tells by mail. */
export const mailTemplates = [
  'welcome',
  'invitation',
  'password-reset',
  'password-changed',
  'new-device',
  'address-confirmation',
  'address-changing',
  'address-changed',
  'booking-confirmed',
  'booking-changed',
  'booking-cancelled',
  'vehicle-exchanged',
  'reminder',
  'late-return',
  'handed-over',
  'returned',
  'message-received',
  'message-arrived',
  'message-answered',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];
