import { getFeatures } from '../../../contract/wire/features.ts';
import { addressOf, isOwnOrigin } from './bases.ts';
import { $timeZone } from './time-zone.ts';
import { saysOurs, type HostAnswer } from './says-ours.ts';

/** Milliseconds: nothing that waits for a host's answer may wait for ever. */
const timeLimit = 3000;

let request: Promise<HostAnswer> | undefined;

/** What the API says of itself, asked once per page and without a token; nothing if it does not answer in time. */
export const askHost = () => (request ??= fetchAnswer());

/** Whether the API is ours, or a bare one that knows the specification only. The server that sent the page is not asked. */
export const isOurs = async (): Promise<boolean> =>
  isOwnOrigin(getFeatures) || saysOurs(await askHost());

/** Takes the time zone from the API; stays at the default of a bare host. */
export async function learnTimeZone(): Promise<void> {
  const { timeZone } = await askHost();
  if (timeZone) $timeZone.set(timeZone);
}

/** Whether the API sends mails. */
export async function sendsMails(): Promise<boolean> {
  const { sendsMails: says, features = [] } = await askHost();
  return says ?? features.includes('mails');
}

async function fetchAnswer(): Promise<HostAnswer> {
  const body: unknown = await fetch(addressOf(getFeatures, {}), {
    signal: AbortSignal.timeout(timeLimit),
  })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  return getFeatures.answer.safeParse(body).data ?? {};
}
