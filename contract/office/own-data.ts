import { z } from 'zod';
import { byId, required, writeAnswer } from '../values/common.ts';
import { counterSteps } from '../counter/counter-steps.ts';
import { conditionSteps, damagePlaces } from '../counter/damage-places.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { passkey } from '../users/passkeys.ts';
import { feedKinds } from '../reservations/feed-kinds.ts';
import { driverAnswer } from '../reservations/driver-answer.ts';
import { agreement, currencyCode, reservationLine, vatPercent } from '../reservations/lines.ts';
import { invoiceContent } from '../money/invoice-content.ts';
import { mailTemplates } from './mail-templates.ts';
import { paymentKinds, paymentMethods } from '../counter/payment-kinds.ts';
import { perRentalField } from '../reservations/rental-fields.ts';
import { signatureAnswer } from '../counter/signature.ts';
import { termsHash } from '../reservations/terms.ts';
import { customer, user } from '../users/users.ts';

const moment = z.string().nullish();

/** What an account has besides: since when a colleague's access is switched off, and their name at the company's identity provider. */
const ofAccount = {
  registeredAt: z.string(),
  switchedOffAt: z.string().nullish(),
  companyLogin: z.string().nullish(),
};

/** What is stored about a user, apart from messages to the company, which name no account, and from what only administrators read. Times are wall-clock times at the company's place, amounts in its currency unless another one was agreed. */
export const ownData = z.object({
  /** When this was put together. */
  asOf: z.string(),
  user: user.extend(ofAccount),
  reservations: z.array(
    z.object({
      id: z.number(),
      vehicle: z.string(),
      ...perRentalField(() => z.string()),
      status: z.string(),
      totalPrice: z.number(),
      amountDue: z.number(),
      currency: currencyCode.nullable(),
      vatPercent,
      /** What else was agreed; null where that was not stored. */
      agreed: agreement.nullable(),
      lines: z.array(reservationLine),
      pickedUpAt: moment,
      returnedAt: moment,
      noShowAt: moment,
      /** Why the company cancelled it. */
      cancelledBecause: z.string().nullish(),
      /** What was recorded at the counter. */
      steps: z.array(
        z.object({
          step: z.enum(counterSteps),
          at: z.string(),
          mileageKm: z.number().nullable(),
          fuelEighths: z.number().nullable(),
          licenceSeen: z.boolean().nullable(),
          note: z.string(),
        }),
      ),
      /** What was noted of payments and deposits. */
      payments: z.array(
        z.object({
          kind: z.enum(paymentKinds),
          method: z.enum(paymentMethods),
          amount: z.number(),
          at: z.string(),
          note: z.string(),
          /** The number of the invoice that what is kept of a deposit pays first. */
          invoice: z.string().nullish(),
        }),
      ),
      /** What was invoiced, as it was issued. */
      invoices: z.array(invoiceContent).optional(),
      /** Damages that were found at the counter. */
      damages: z.array(
        z.object({
          step: z.enum(conditionSteps),
          place: z.enum(damagePlaces),
          note: z.string(),
          at: z.string(),
        }),
      ),
      /** Signatures, with their strokes as the data of an SVG path. */
      signatures: z.array(signatureAnswer.extend({ step: z.enum(conditionSteps), at: z.string() })),
      /** Photos of the vehicle, to be got by their ids. */
      photos: z.array(
        z.object({ id: z.string(), step: z.enum(conditionSteps), takenAt: z.string() }),
      ),
      bookedAt: z.string(),
      /** Whether the user booked, and not an administrator. */
      bookedByCustomer: z.boolean(),
      termsHash: termsHash.nullable(),
      /**
       * As at booking; null for reservations from before it was stored. Those without a postcode have company and person, and street
       * and postcode, in one text each.
       */
      customerName: z.string().nullable(),
      customerCompany: z.string().nullish(),
      customerAddress: z.string().nullable(),
      customerZipCode: z.string().nullish(),
      customerCity: z.string().nullish(),
      customerCountry: z.string().nullish(),
      /** What the invoice is to name. */
      orderNumber: z.string().nullish(),
      costCentre: z.string().nullish(),
      /** Who drives. */
      drivers: z.array(driverAnswer),
      exchangeConsent: z.string().nullable(),
    }),
  ),
  sessions: z.array(
    z.object({
      since: z.string(),
      lastUsedAt: z.string(),
      /** When the user last proved who they are once more; null for never. */
      provedAt: z.string().nullish(),
      until: z.string(),
      userAgent: z.string(),
      network: z.string(),
    }),
  ),
  /** Keys on devices; of recovery codes only how many are left is known. */
  passkeys: z.array(passkey.omit({ id: true })).optional(),
  recoveryCodes: z.number().optional(),
  /** Calendars that programs subscribe to; of their addresses only a hash is stored. */
  feeds: z
    .array(
      z.object({
        kind: z.enum(feedKinds),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    )
    .optional(),
  /** Invitations of the user's address to work for the company. */
  staffInvitations: z
    .array(z.object({ name: z.string(), roles: z.array(z.string()), until: z.string() }))
    .optional(),
  /** API keys of the user's, of which only a hash is stored. */
  keys: z
    .array(
      z.object({
        name: z.string(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    )
    .optional(),
  /** Mails to the user within a year. */
  mails: z.array(z.object({ template: z.enum(mailTemplates), writtenAt: z.string() })),
  /** Devices and networks that the user has logged in from; of each only a hash is stored. */
  origins: z.array(z.object({ kind: z.enum(['device', 'network']), lastUsedAt: z.string() })),
});
export type OwnData = z.output<typeof ownData>;

/** The same with the administrators' notes, which customers get on demand (Art. 15 GDPR). */
export const dataOfCustomer = ownData.extend({
  user: customer.extend(ofAccount),
});
export type DataOfCustomer = z.output<typeof dataOfCustomer>;

export const getOwnData = getEndpoint({
  path: '/user/data',
  base: 'users',
  auth: 'user',
  isPrivate: true,
  summary: 'What is stored about you, apart from messages to the company and its notes',
  answer: ownData,
});

/** The form that erases the own account, too. */
export const erasure = z.object({ password: required('auth.password') });

/** Contact messages from the erased address stay until they are deleted by themselves: this is how many. */
const erasedAnswer = writeAnswer.extend({ contactMessages: z.number().optional() });

export const eraseAccount = deleteEndpoint({
  path: '/user',
  base: 'users',
  auth: 'user',
  summary: 'Erase your account; reservations are kept, locked, as long as the law demands',
  also: [403, 409, 429],
  body: erasure,
  answer: erasedAnswer,
});

export const eraseCustomer = postEndpoint({
  path: '/customers/:id/erase',
  base: 'users',
  right: 'customers.erase',
  needsProof: true,
  summary: 'Erase the personal data of a user, as they could themselves',
  also: [409],
  params: byId,
  answer: erasedAnswer,
});

export const getCustomerData = getEndpoint({
  path: '/customers/:id/data',
  base: 'users',
  right: 'customers.erase',
  needsProof: true,
  summary:
    'What is stored about a customer, to be given to them on demand; with the notes about them',
  params: byId,
  answer: dataOfCustomer,
});
