import { pages } from '../../contract/site/pages.ts';
import { placeNamed } from '../../contract/site/meeting.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { outsideHoursInWords } from '../company/index.ts';
import {
  conditionsBlock,
  customerLines,
  headFacts,
  periodBlock,
  priceBlocks,
  vehicleLines,
} from './blocks.ts';
import type { DocumentFacts, DocumentSettings } from './facts.ts';
import { inWords, type Words } from './in-words.ts';
import type { Block, Sheet } from './sheet.ts';

/** All that a customer needs for the rental, on one page. */
export function confirmationSheet(facts: DocumentFacts, settings: DocumentSettings): Sheet {
  const { company, config, issuedAt, language } = settings;
  const words = inWords(language, config.timeZone, facts.currency);
  const { texts } = words;
  return {
    title: facts.isCancelled ? texts.cancelledTitle : texts.titles.confirmation,
    language,
    address: customerLines(facts, settings),
    facts: headFacts(facts, words, issuedAt),
    blocks: [
      facts.isCancelled
        ? { kind: 'notice', text: texts.cancelled }
        : { kind: 'lead', text: texts.confirmed },
      {
        kind: 'details',
        rows: [
          {
            label: texts.vehicle,
            value: `${facts.vehicle.model}\n${vehicleLines(facts, words).join(' · ')}`,
          },
        ],
      },
      periodBlock(facts, words, company),
      ...(facts.isCancelled ? [] : outsideHoursBlocks(facts, settings)),
      ...priceBlocks(facts, words),
      ...conditionsBlock(facts, words),
      ...(facts.isCancelled
        ? []
        : [...bringBlocks(facts, words), ...cancelBlocks(facts, words, settings)]),
    ],
    isOnePage: true,
  };
}

/** What to know of a pick-up or drop-off ahead while its place is closed. */
const outsideHoursBlocks = (
  facts: DocumentFacts,
  { company, config: { timeZone }, language, issuedAt }: DocumentSettings,
): Block[] =>
  (['pickUp', 'dropOff'] as const)
    .filter((end) => facts[`${end}Time`] > issuedAt)
    .map((end) => {
      const place = placeNamed(company.places, facts[`${end}Location`]);
      const settings = { company, timeZone, language };
      return outsideHoursInWords(place, end, facts[`${end}Time`], settings).join(' ');
    })
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }));

const bringBlocks = ({ id, deposit }: DocumentFacts, { texts, money }: Words): Block[] => {
  const { papers, number, payment, paymentAndDeposit } = texts.toBring;
  const means = deposit ? paymentAndDeposit(money(deposit)) : payment;
  return [
    { kind: 'heading', text: texts.bring },
    { kind: 'list', items: [papers, means, number(reservationNumber(id))] },
  ];
};

function cancelBlocks(
  { id, deadline }: DocumentFacts,
  { texts, moment }: Words,
  { company: { company }, issuedAt, siteUrl }: DocumentSettings,
): Block[] {
  const [phone = company.mail] = company.phones;
  const { day, time } = moment(deadline);
  const url = siteUrl + pages.ownReservation.replace(':reservationId', String(id));
  const text =
    issuedAt < deadline
      ? `${texts.cancelUntil(`${day}, ${time},`)} ${texts.cancelLater(phone)}`
      : texts.cancelByPhone(phone);
  return [
    { kind: 'heading', text: texts.cancel },
    { kind: 'text', text },
    { kind: 'link', text: `${texts.account} ${url}`, url },
  ];
}
