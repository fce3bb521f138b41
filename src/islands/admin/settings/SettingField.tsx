import type { UseFormReturn } from 'react-hook-form';
import {
  settingFields,
  type SettingName,
  type SettingsAnswer,
} from '../../../../contract/office/settings.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { type SettingsInput, type SettingsOutput } from './settings-form.ts';

interface Props {
  name: SettingName;
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  settings: SettingsAnswer;
}

/** A setting with what it does; read-only, with what is in force, where the environment sets it. */
export function SettingField({ name, form, settings }: Props) {
  const texts = settingTexts();
  const { usual, variable } = settingFields[name];
  const isFixed = settings.fixed.includes(name);
  const hint = `${texts.hints[name]} ${isFixed ? texts.fixed(variable) : texts.usual(usual)}`;
  if (isFixed)
    return (
      <TextField label={texts.labels[name]} hint={hint} readOnly value={settings.inForce[name]} />
    );
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      {...fieldsOf(form, texts.labels)(name)}
    />
  );
}
