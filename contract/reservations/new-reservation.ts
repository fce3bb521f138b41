import { z } from 'zod';
import { location, personAtCounter, spelling, withTown } from '../users/person.ts';
import { isObject, orderCheck, reservationFields, type OrderRules } from './rental.ts';
import { key } from '../texts/message-key.ts';

const newPerson = z.object({ ...personAtCounter, ...location, ...withTown, ...spelling });
type PersonName = keyof typeof newPerson.shape;
const walkInFields = Object.fromEntries(
  Object.keys(newPerson.shape).map((name) => [name, z.string()]),
) as Record<PersonName, z.ZodString>;

const newFields = z.object({
  ...reservationFields,
  /** Whether somebody becomes a customer with the booking. */
  customer: z.enum(['known', 'new']),
  userId: z.number().nullable(),
  // Checked for new customers only.
  ...walkInFields,
});

/** The administrator's form of a booking for a customer, or for somebody who becomes one with it. */
export const newReservationForm = (rules: OrderRules) =>
  newFields
    .superRefine(orderCheck(rules), { when: isObject })
    .superRefine(customerCheck, { when: isObject });
export type NewReservationForm = z.input<ReturnType<typeof newReservationForm>>;

/** Checks that there is a customer, or all that makes one. */
function customerCheck(form: z.output<typeof newFields>, context: z.RefinementCtx): void {
  const add = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (form.customer === 'new')
    for (const { path, message } of newPerson.safeParse(form).error?.issues ?? [])
      add(path, message);
  else if (form.userId == null) add(['userId'], key('edit.customer'));
}
