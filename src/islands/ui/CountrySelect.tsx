import type { ComponentProps } from 'react';
import { countryCodes } from '../../../contract/values/countries.ts';
import { company } from '../../lib/site/company.ts';
import { countryText } from '../../lib/texts/postal.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import type { Labelled } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

interface Props extends ComponentProps<'select'>, Labelled {
  /** The code that is chosen; empty for the company's own country. */
  chosen: string;
}

/** All countries by their names. The company's own is what is not said. */
export function CountrySelect({ chosen, ...select }: Props) {
  const home = company.address.countryCode;
  return (
    <SelectField
      autoComplete="country"
      none={countryText(home)}
      options={countryCodes()
        .filter((code) => code !== home || code === chosen)
        .map((code) => [code, countryText(code)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, currentLanguage()))}
      {...select}
    />
  );
}
