import { saysOurs, type HostAnswer } from '../../lib/api/says-ours.ts';

/** What the template of the page says of its calls; scripts without zod cannot read the contract. */
const built = (): DOMStringMap =>
  document.querySelector<HTMLElement>('[data-vehicle-page]')!.dataset;

/** The address of a call, with its placeholders filled in: `__id__`. */
export const builtAddress = (
  call: 'calendarCall' | 'quoteCall',
  values: Record<string, string | number>,
): string =>
  built()[call]!.replaceAll(/__(\w+?)__/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );

/** What a server of ours, which has calendar and quote, says of time and places; null for a bare host. */
export async function searchHost(): Promise<{ timeZone: string; oneWayFee: number | null } | null> {
  const { featuresCall = '', isOwnHost, timeZone = '' } = built();
  const host: HostAnswer = await fetch(featuresCall)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  const isOurs = isOwnHost === 'true' || saysOurs(host);
  return isOurs ? { timeZone: host.timeZone ?? timeZone, oneWayFee: host.oneWayFee ?? null } : null;
}

/** The date at the company's place, `YYYY-MM-DD`. */
export const dateIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format();
