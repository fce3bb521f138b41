import { pages } from '../../../../contract/pages.ts';
import { priceTexts } from '../../../lib/price-texts.ts';
import { adminTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { addressOf } from '../shell/router.ts';
import { useSections } from '../shell/sections.ts';

export interface ScreenLink {
  href: string;
  text: string;
}

/** What administrators can go to without a record: what is begun from a list, the timeline, and the sections. */
export function useScreenLinks(): ScreenLink[] {
  const sections = useSections();
  const [canBeginNow, canInvite, hasPrices] = [
    useOffers('counter'),
    useOffers('invitations'),
    useOffers('prices'),
  ];
  const texts = adminTexts();
  const begun = [
    { href: pages.adminNewReservation, text: texts.newReservation },
    {
      href: addressOf.newReservation({ begins: 'now' }),
      text: texts.walkIn.title,
      isOffered: canBeginNow,
    },
    { href: pages.adminNewCustomer, text: texts.walkIn.newCustomer, isOffered: canInvite },
    { href: pages.adminNewVehicle, text: texts.newVehicle },
    { href: pages.adminVehiclePrices, text: priceTexts().change, isOffered: hasPrices },
    { href: pages.adminTimeline, text: texts.timeline },
  ];
  return [...begun.filter(({ isOffered = true }) => isOffered), ...sections];
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);

/** Those of whose names each typed word begins a word. */
export const matchingScreens = (links: ScreenLink[], typed: string): ScreenLink[] =>
  links.filter(({ text }) => {
    const words = wordsOf(text);
    return wordsOf(typed).every((begin) => words.some((word) => word.startsWith(begin)));
  });
