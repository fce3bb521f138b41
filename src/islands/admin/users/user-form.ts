import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { userEdit } from '../../../../contract/users/user-edit.ts';
import { perCompanyField, perPersonField } from '../../../lib/forms/person.ts';
import { countryText } from '../../../lib/texts/postal.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { adminTexts, customerTexts, texts } from '../../../lib/texts/texts.ts';

export type UserFormInput = z.input<typeof userEdit>;
export type UserEditForm = UseFormReturn<UserFormInput, unknown, z.output<typeof userEdit>>;

const customerFieldTexts = ({ data } = customerTexts()) => ({
  note: { label: data.note },
  blocked: {
    label: data.blocked,
    show: (isBlocked: boolean | null | undefined) => (isBlocked ? data.yes : data.no),
  },
  trusted: {
    label: data.trusted,
    show: (isTrusted: boolean | null | undefined) => (isTrusted ? data.yes : data.no),
  },
  licenceSeenOn: { label: data.licenceSeenOn },
  licenceClass: { label: data.licenceClass },
});

/** Labels and values of a user's fields, for comparing changes. */
export const userFieldTexts = ({ fields } = texts()): Required<FieldTexts<UserFormInput>> => ({
  ...perPersonField((name) => ({ label: fields[name] })),
  ...perCompanyField((name) => ({ label: fields[name] })),
  city: { label: fields.city },
  country: { label: fields.country, show: (code) => (code ? countryText(code) : '') },
  latinName: { label: fields.latinName },
  password: { label: fields.password },
  ...customerFieldTexts(),
  roles: {
    label: adminTexts().roles,
    show: (chosen) => chosen.map((role) => adminTexts().roleNames[role]).join(', '),
  },
});
