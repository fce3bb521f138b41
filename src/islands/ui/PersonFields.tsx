import type { UseFormRegisterReturn } from 'react-hook-form';
import { masks } from '../../lib/masks.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { MaskedField } from './MaskedField.tsx';
import { TextField } from './TextField.tsx';

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'address', autoComplete: 'street-address' },
  { name: 'zipCode', autoComplete: 'postal-code' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;
type Name = (typeof fields)[number]['name'];

interface Props {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: string }>>;
  /** Makes the e-mail read-only. */
  emailFixed?: boolean;
}

/** Personal data, as registration, profile and the administrator's form share it. */
export function PersonFields({ register, errors, emailFixed = false }: Props) {
  return fields.map(({ name, ...input }) => {
    const field = {
      label: texts.fields[name],
      error: errors[name]?.message,
      ...input,
      ...register(name),
    };
    if (name === 'phoneNumber')
      return <MaskedField key={name} mask={masks.phoneNumber} {...field} />;
    const fixed = emailFixed && name === 'email';
    const hint = fixed ? texts.fields.emailFixed : undefined;
    return <TextField key={name} readOnly={fixed} hint={hint} {...field} />;
  });
}
