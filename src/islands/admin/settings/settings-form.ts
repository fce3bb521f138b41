import type { z } from 'zod';
import {
  perSetting,
  settingsEdit,
  type SettingName,
  type SettingsAnswer,
} from '../../../../contract/office/settings.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';

/** As typed. */
export type SettingsInput = Record<SettingName, string>;
export type SettingsOutput = z.output<typeof settingsEdit>;
export const settingsForm = settingsEdit as z.ZodType<SettingsOutput, SettingsInput>;

/** A value as a form holds it; amounts with cents. */
export function typed(name: SettingName, value: number | null): string {
  if (value === null) return '';
  if (name !== 'oneWayFee') return String(value);
  const amount = value.toFixed(2);
  return currentLanguage() === 'de' ? amount.replace('.', ',') : amount;
}

/** What is fixed is none of the form's business. */
export const valuesOf = (settings: SettingsAnswer): SettingsInput =>
  perSetting((name) => typed(name, settings[name]));

export const settingFieldTexts = (): FieldTexts<SettingsInput> =>
  perSetting((name) => ({ label: settingTexts().labels[name] }));
