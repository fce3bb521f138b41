import { needsLatinName } from '../../../../contract/values/printable.ts';
import type { User } from '../../../../contract/users/users.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { nameOf } from '../name-of.ts';

/** A customer's name, or what is said where it is not known. */
export const customerName = (customer: User | null): string =>
  customer ? nameOf(customer) : counterTexts().customer;

/** The customer's name as documents show it. */
export const signerName = (customer: User | null): string =>
  (customer && needsLatinName(customer) && customer.latinName) || customerName(customer);
