import type { Features } from '../../lib/features.ts';

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

/** The time zone of a host that has calendar and quote; null for other hosts. */
export async function searchZone(): Promise<string | null> {
  const { featuresCall = '', isOwnHost, timeZone = '' } = built();
  const host: Partial<Features> = await fetch(featuresCall)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  const hasSearch = isOwnHost === 'true' || host.features?.includes('search');
  return hasSearch ? (host.timeZone ?? timeZone) : null;
}

/** The date at the company's place, `YYYY-MM-DD`. */
export const dateIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format();
