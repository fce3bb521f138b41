import { Fragment, type ReactNode } from 'react';
import { type UseFormRegisterReturn, useWatch, type FieldValues, type Path } from 'react-hook-form';
import { phoneMask } from '../../lib/forms/masks.ts';
import type { FormProps } from './fields-of.ts';
import { MaskedField } from './MaskedField.tsx';
import { TextField } from './TextField.tsx';
import { texts } from '../../lib/texts/texts.ts';
import { needsLatinName, symbolsIn } from '../../../contract/values/printable.ts';

const fields = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'phoneNumber', autoComplete: 'tel', type: 'tel' },
  { name: 'address', autoComplete: 'street-address' },
  { name: 'zipCode', autoComplete: 'postal-code' },
  { name: 'email', autoComplete: 'email', type: 'email' },
] as const;

interface Props<Name extends string> {
  register: (name: Name) => UseFormRegisterReturn;
  errors: Partial<Record<Name, { message?: string }>>;
}

interface PersonProps extends Props<(typeof fields)[number]['name'] | 'city'> {
  /** Makes the e-mail read-only, with this hint. */
  emailFixed?: ReactNode;
  /** Of an e-mail that can be changed. */
  emailHint?: string;
  /** Stands below the name. */
  spelling?: ReactNode;
  /** Stands below the address, whose town is asked for then. Bare hosts know of neither. */
  country?: ReactNode;
}

/** Personal data, as registration, profile and the administrator's form share it. */
export function PersonFields(props: PersonProps) {
  const { register, errors, emailFixed, emailHint, spelling, country } = props;
  return fields.map(({ name, ...input }) => {
    const field = {
      label: texts().fields[name],
      error: errors[name]?.message,
      ...input,
      ...register(name),
    };
    if (name === 'phoneNumber') return <MaskedField key={name} mask={phoneMask} {...field} />;
    if (name === 'zipCode' && country)
      return (
        <Fragment key={name}>
          <div className="field-row">
            <TextField {...field} />
            <TextField
              label={texts().fields.city}
              error={errors.city?.message}
              autoComplete="address-level2"
              {...register('city')}
            />
          </div>
          {country}
        </Fragment>
      );
    const isFixed = name === 'email' && Boolean(emailFixed);
    const hint = name === 'email' && (emailFixed || emailHint);
    return (
      <Fragment key={name}>
        <TextField readOnly={isFixed} hint={hint} {...field} />
        {name === 'lastName' && spelling}
      </Fragment>
    );
  });
}

/** Another spelling of a name, while documents cannot show the one that is typed. */
export function LatinNameField<Input extends FieldValues, Output>({
  form,
}: FormProps<Input, Output>) {
  const path = (name: string) => name as Path<Input>;
  const [firstName = '', lastName = ''] = useWatch({
    control: form.control,
    name: [path('firstName'), path('lastName')],
  }) as (string | undefined)[];
  // Emoji are refused: another spelling would not help.
  const isRefused = symbolsIn(firstName + lastName).length > 0;
  if (isRefused || !needsLatinName({ firstName, lastName })) return null;
  return (
    <TextField
      label={texts().fields.latinName}
      hint={texts().latinNameHint}
      error={form.getFieldState(path('latinName'), form.formState).error?.message}
      autoComplete="off"
      // A wrong spelling that is not shown any more must not hold up the form.
      {...form.register(path('latinName'), { shouldUnregister: true })}
    />
  );
}
