import type { MailTemplate } from '../../../contract/office/mail-templates.ts';
import type { MailValues } from '../values.ts';
import * as account from './account.ts';
import * as bookings from './bookings.ts';
import * as counter from './counter.ts';
import type { Letter } from './letter.ts';
import * as invoices from './invoices.ts';
import * as messages from './messages.ts';
import * as rentals from './rentals.ts';
import type { Scene } from './scene.ts';
import * as security from './security.ts';

export type { Part, Letter } from './letter.ts';
export { inFrame, type Page } from './frame.ts';
export { sceneOf, type MailFacts, type Now, type Scene } from './scene.ts';

const templates: {
  [Template in MailTemplate]: (values: MailValues[Template], scene: Scene) => Letter;
} = {
  welcome: account.welcome,
  invitation: account.invitation,
  'staff-invitation': account.staffInvitation,
  'password-reset': account.passwordReset,
  'password-changed': security.passwordChanged,
  'new-device': security.newDevice,
  'new-passkey': security.newPasskey,
  'new-recovery-codes': security.newRecoveryCodes,
  'address-confirmation': account.addressConfirmation,
  'address-changing': account.addressChanging,
  'address-changed': account.addressChanged,
  'booking-confirmed': bookings.bookingConfirmed,
  'booking-changed': bookings.bookingChanged,
  'booking-cancelled': bookings.bookingCancelled,
  'vehicle-exchanged': bookings.vehicleExchanged,
  reminder: rentals.reminder,
  'late-return': rentals.lateReturn,
  'handed-over': counter.handedOver,
  returned: counter.returned,
  'invoice-issued': invoices.invoiceIssued,
  'invoice-cancelled': invoices.invoiceCancelled,
  'invoice-reminder': invoices.invoiceReminder,
  'message-received': messages.messageReceived,
  'message-arrived': messages.messageArrived,
  'message-answered': messages.messageAnswered,
  'ending-received': messages.endingReceived,
  'webhook-off': messages.webhookOff,
};

/** Fills in a template. The values are those that were stored with it. */
export const fillIn = (
  template: MailTemplate,
  values: Record<string, unknown>,
  scene: Scene,
): Letter => templates[template](values as never, scene);
