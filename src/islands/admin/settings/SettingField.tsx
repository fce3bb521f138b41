import type { UseFormReturn } from 'react-hook-form';
import {
  settingFields,
  type SettingName,
  type SettingsAnswer,
} from '../../../../contract/office/settings.ts';
import { price } from '../../../lib/texts/format.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type SettingsInput, type SettingsOutput } from './settings-form.ts';

interface Props {
  name: SettingName;
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  settings: SettingsAnswer;
}

const usualOf = (name: SettingName): string => {
  const { usual } = settingFields[name];
  return usual === null ? '' : settingTexts().usual(meaningOf(name, usual));
};

function meaningOf(name: SettingName, value: number): string {
  const field = settingFields[name];
  const chosen = 'choices' in field && field.choices.find(([choice]) => choice === value);
  return chosen ? settingTexts()[chosen[1]] : String(value);
}

function shownValue(name: SettingName, { inForce: { [name]: value } }: SettingsAnswer) {
  const field = settingFields[name];
  if ('choices' in field) return value === null ? settingTexts().undecided : meaningOf(name, value);
  if (value === null) return '';
  return 'decimals' in settingFields[name] ? price(value) : value;
}

/** A setting with what it does; read-only, with what is in force, where the environment sets it. */
export function SettingField({ name, form, settings }: Props) {
  const texts = settingTexts();
  const { variable, ...field } = settingFields[name];
  const isFixed = settings.fixed.includes(name);
  const hint = `${texts.hints[name]} ${isFixed ? texts.fixed(variable) : usualOf(name)}`;
  if (isFixed)
    return (
      <TextField
        label={texts.labels[name]}
        hint={hint}
        readOnly
        value={shownValue(name, settings)}
      />
    );
  if ('choices' in field)
    return (
      <SelectField
        none={field.usual === null ? texts.undecided : texts.asUsual}
        options={field.choices.map(([choice, meaning]) => [String(choice), texts[meaning]])}
        hint={hint}
        {...fieldsOf(form, texts.labels)(name)}
      />
    );
  return (
    <TextField
      inputMode={'decimals' in field ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder={field.usual === null ? undefined : String(field.usual)}
      hint={hint}
      {...fieldsOf(form, texts.labels)(name)}
    />
  );
}
