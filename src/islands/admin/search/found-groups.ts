import type { FoundKind, FoundRecords } from '../../../../contract/office/search-all.ts';
import type { ReservationState } from '../../../../contract/reservations/reservation-states.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, priceTexts, searchAllTexts } from '../../../lib/texts/texts.ts';
import { shownName } from '../name-of.ts';
import { addressOf, listAt, mayOpen, pathOf, type RouteName } from '../shell/router.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { useSections } from '../shell/sections.ts';
import { stateText } from '../state-text.ts';

export interface FoundOption {
  key: string;
  href: string;
  text: string;
  hint: string;
  state?: ReservationState;
}

interface FoundGroup {
  kind: FoundKind | 'screens';
  title: string;
  /** Found of it; there may be more. */
  count: number;
  hasMore: boolean;
  options: FoundOption[];
}

/** The address of the list of all that was found of a kind. */
const listOf = (kind: FoundKind, search: string): string =>
  kind === 'reservations'
    ? listAt('reservations', { search, state: 'all' })
    : listAt(kind === 'customers' ? 'users' : kind, { search });

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');

const optionsOf = (records: FoundRecords): Record<FoundKind, Omit<FoundOption, 'key'>[]> => ({
  reservations: records.reservations.rows.map((row) => ({
    href: addressOf.reservation(row.id),
    text: joined(row.number, shownName(row.customer)),
    hint: joined(row.model, row.licencePlate, dateTime(row.pickUpTime)),
    state: row.state,
  })),
  customers: records.customers.rows.map((row) => ({
    href: addressOf.user(row.id),
    text: joined(row.name, row.companyName),
    hint: joined(row.email, row.phoneNumber, row.blocked ? adminTexts().blocked : null),
  })),
  vehicles: records.vehicles.rows.map((row) => ({
    href: addressOf.vehicle(row.id),
    text: row.model,
    hint: joined(
      row.licencePlate,
      row.customer === null ? null : shownName(row.customer),
      stateText(row.state),
    ),
  })),
  messages: records.messages.rows.map((row) => ({
    href: addressOf.message(row.id),
    text: row.subject,
    hint: joined(row.name, dateTime(row.createdAt)),
  })),
});

/** Whoever types a name looks for that customer; a number or an address is typed for a reservation. */
const kindsFor = (words: string): FoundKind[] =>
  /[\d@]/.test(words)
    ? ['reservations', 'customers', 'vehicles', 'messages']
    : ['customers', 'reservations', 'vehicles', 'messages'];

/** What was found, by kind, each with a way to all if there are more. Kinds of which nothing was found are left out. */
export function foundGroups(
  records: FoundRecords,
  words: string,
  links: ScreenLink[],
): FoundGroup[] {
  const options = optionsOf(records);
  const groups = [
    ...kindsFor(words).map((kind) => recordGroup(kind, options, records, words)),
    screenGroup(matchingScreens(links, words)),
  ];
  return groups.filter(({ count }) => count > 0);
}

function recordGroup(
  kind: FoundKind,
  options: ReturnType<typeof optionsOf>,
  records: FoundRecords,
  words: string,
): FoundGroup {
  const { hasMore } = records[kind];
  const entries = options[kind].map((option) => ({ key: option.href, ...option }));
  const all = {
    key: kind,
    href: listOf(kind, words),
    text: searchAllTexts().all[kind],
    hint: '',
  };
  return {
    kind,
    title: searchAllTexts().kinds[kind],
    count: entries.length,
    hasMore,
    options: hasMore ? [...entries, all] : entries,
  };
}

const screenGroup = (links: ScreenLink[]): FoundGroup => ({
  kind: 'screens',
  title: searchAllTexts().screens,
  count: links.length,
  hasMore: false,
  options: links.map((link) => ({ key: link.href, ...link, hint: '' })),
});

interface ScreenLink {
  href: string;
  text: string;
}

/** What the user can go to without a record: what is begun from a list, the timeline, and the sections. */
export function useScreenLinks(): ScreenLink[] {
  const sections = useSections();
  const isOurs = useIsOurs();
  const texts = adminTexts();
  const begun: { route: RouteName; text: string; href?: string }[] = [
    { route: 'newReservation', text: texts.newReservation },
    {
      route: 'newReservation',
      text: texts.walkIn.title,
      href: addressOf.newReservation({ begins: 'now' }),
    },
    ...(isOurs ? [{ route: 'newCustomer' as const, text: texts.walkIn.newCustomer }] : []),
    { route: 'newVehicle', text: texts.newVehicle },
    { route: 'vehiclePrices', text: priceTexts().change },
    { route: 'timeline', text: texts.timeline },
  ];
  const links = begun
    .filter(({ route }) => mayOpen(route))
    .map(({ route, text, href = pathOf(route) }) => ({ text, href }));
  return [...links, ...sections.flat()];
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** Those of whose names each typed word begins a word. */
const matchingScreens = (links: ScreenLink[], typed: string): ScreenLink[] =>
  links.filter(({ text }) => {
    const words = wordsOf(text);
    return wordsOf(typed).every((begin) => words.some((word) => word.startsWith(begin)));
  });
