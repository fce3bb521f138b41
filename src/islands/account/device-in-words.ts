import { deviceOf } from '../../../contract/users/device-of.ts';
import { securityTexts } from '../../lib/texts/texts.ts';

/** Browser and system, as far as a User-Agent tells them. */
export function deviceInWords(userAgent: string): string {
  const { sessions: texts } = securityTexts();
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return texts.device(browser, system);
  return browser ?? system ?? texts.unknown;
}
