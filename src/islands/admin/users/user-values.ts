import type { Customer } from '../../../../contract/users/users.ts';
import { roles } from '../../../../contract/wire/rights.ts';
import {
  companyValues,
  licenceValues,
  locationValues,
  perPersonField,
  spellingValues,
} from '../../../lib/forms/person.ts';
import type { UserFormInput } from './user-form.ts';

/** What only administrators know; nothing where the host does not know it. */
const customerValues = ({ note, blocked, trusted, licenceSeenOn }: Customer) =>
  blocked === undefined
    ? {}
    : {
        note: note ?? '',
        blocked,
        trusted: trusted ?? false,
        licenceSeenOn: licenceSeenOn ?? '',
      };

/** The form's initial values; the password stays empty unless it is to be changed. */
export const valuesOf = (user: Customer): UserFormInput => ({
  ...perPersonField((name) => user[name]),
  ...locationValues(user),
  ...spellingValues(user),
  ...companyValues(user),
  ...licenceValues(user),
  ...customerValues(user),
  password: '',
  roles: roles.filter((role) => user.roles.includes(role)),
});
