import { deviceOf } from '../../../contract/users/device-of.ts';
import type { Occurrence } from '../values.ts';
import { chooseNewPassword } from './account.ts';
import type { Letter } from './letter.ts';
import type { Scene } from './scene.ts';

export const passwordChanged = (occurrence: Occurrence, scene: Scene): Letter =>
  notice(occurrence, scene, scene.texts.passwordChanged);

export const newDevice = (occurrence: Occurrence, scene: Scene): Letter =>
  notice(occurrence, scene, scene.texts.newDevice);

export const newPasskey = (occurrence: Occurrence, scene: Scene): Letter =>
  notice(occurrence, scene, scene.texts.newPasskey);

export const newRecoveryCodes = (occurrence: Occurrence, scene: Scene): Letter =>
  notice(occurrence, scene, scene.texts.newRecoveryCodes);

interface Said {
  subject: string;
  title: string;
  text: string;
  notYou?: (phone: string) => string;
}

function notice(
  { at, userAgent, network }: Occurrence,
  { texts, formats, siteUrl, phone }: Scene,
  { subject, title, text, notYou = texts.notYou }: Said,
): Letter {
  const { occurrence } = texts;
  const facts = [
    { label: occurrence.time, value: formats.zonedMoment(at) },
    { label: occurrence.device, value: deviceInWords(userAgent, occurrence) },
    { label: occurrence.network, value: network || occurrence.unknown },
  ];
  return {
    subject,
    title,
    preview: text,
    because: 'account',
    parts: [
      { kind: 'text', text },
      { kind: 'facts', title: occurrence.title, facts },
      { kind: 'text', text: notYou(phone) },
      chooseNewPassword(texts, siteUrl),
    ],
  };
}

function deviceInWords(userAgent: string, { on, unknown }: Scene['texts']['occurrence']): string {
  const { browser, system } = deviceOf(userAgent);
  return browser && system ? on(browser, system) : (browser ?? system ?? unknown);
}
