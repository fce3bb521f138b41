import type { z } from 'zod';
import {
  perSetting,
  settingsEdit,
  type SettingName,
  type SettingsAnswer,
} from '../../../../contract/office/settings.ts';
import { settingTexts } from '../../../lib/texts/texts.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';

/** As typed. */
export type SettingsInput = Record<SettingName, string>;
export type SettingsOutput = z.output<typeof settingsEdit>;
export const settingsForm = settingsEdit as z.ZodType<SettingsOutput, SettingsInput>;

/** What is fixed is none of the form's business. */
export const valuesOf = (settings: SettingsAnswer): SettingsInput =>
  perSetting((name) => String(settings[name] ?? ''));

export const settingFieldTexts = (): FieldTexts<SettingsInput> =>
  perSetting((name) => ({ label: settingTexts().labels[name] }));
