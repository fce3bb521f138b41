import type { z } from 'zod';
import { roles, userEdit, type User } from '../../../../contract/users.ts';
import { companyValues, perCompanyField, perPersonField } from '../../../lib/person.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { adminTexts, texts } from '../../../lib/texts.ts';

export type UserFormInput = z.input<typeof userEdit>;

/** The form's initial values; the password stays empty unless it is to be changed. */
export const valuesOf = (user: User): UserFormInput => ({
  ...perPersonField((name) => user[name]),
  ...companyValues(user),
  password: '',
  roles: roles.filter((role) => user.roles.includes(role)),
});

/** Labels and values of a user's fields, for comparing changes. */
export const userFieldTexts = ({ fields } = texts()): Required<FieldTexts<UserFormInput>> => ({
  ...perPersonField((name) => ({ label: fields[name] })),
  ...perCompanyField((name) => ({ label: fields[name] })),
  password: { label: fields.password },
  roles: {
    label: adminTexts().roles,
    show: (chosen) => chosen.map((role) => adminTexts().roleNames[role]).join(', '),
  },
});
