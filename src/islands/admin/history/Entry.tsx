import type { ReactNode } from 'react';
import type {
  HistoryEntry,
  HistoryKind,
  HistoryField,
  HistoryValue,
} from '../../../../contract/office/history.ts';
import { date, listTime, sentenceTime, price, sentenceDay } from '../../../lib/texts/format.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import {
  historyTexts,
  adminTexts,
  blockTexts,
  programTexts,
  texts,
} from '../../../lib/texts/texts.ts';
import { dueName } from '../due-name.ts';
import { rightsInWords } from '../programs/rights.ts';
import { eventInWords } from '../programs/webhook.ts';
import type { WebhookEvent } from '../../../../contract/office/webhook-events.ts';
import type { Right } from '../../../../contract/wire/rights.ts';
import styles from './history.module.css';
import {
  vehicleFields,
  type VehicleFieldName,
} from '../../../../contract/vehicles/vehicle-fields.ts';
import type { Due } from '../../../../contract/vehicles/vehicle-dues.ts';
import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { vehicleText } from '../../../lib/texts/vehicle-text.ts';

type Value = NonNullable<HistoryValue>;

const time = (value: Value): string => sentenceTime(String(value));

const hours = (value: Value): string => historyTexts().hours(Number(value));

const yesNo = (value: Value): string =>
  (value ? vehicleTexts().yes : vehicleTexts().no).toLowerCase();

/** A word of ours; what a newer host knows stays as it is. */
const wordIn = (words: Partial<Record<string, string>>) => (value: Value) =>
  words[String(value)] ?? String(value);

type Tell = (value: Value) => string;

/** Fields whose values are told in the same words. */
function alike(fields: HistoryField[], tell: Tell): Partial<Record<HistoryField, Tell>> {
  return Object.fromEntries(fields.map((field) => [field, tell]));
}

/** Values in words, of fields that are none of the vehicle's and do not stand as they are. */
const inWords: Partial<Record<HistoryField, Tell>> = {
  ...alike(['totalPrice', 'paid', 'depositHeld', 'oneWayFee'], (value) => price(Number(value))),
  ...alike(['userId', 'mergedInto'], (value) => adminTexts().customerNumber(Number(value))),
  ...alike(['blocked', 'trusted', 'invoiceAt', 'paymentsBooked'], yesNo),
  ...alike(['cancellationTaxed', 'noShowTaxed', 'fineTaxed'], yesNo),
  ...alike(['earlyHours', 'notReadyHours', 'cancellationHours', 'transferHours'], hours),
  ...alike(['pickUpTime', 'dropOffTime', 'billedUntil', 'from', 'until'], time),
  ...alike(['pickedUpAt', 'returnedAt', 'noShowAt', 'transferEndedAt'], time),
  ...alike(['retiredAt', 'switchedOffAt'], time),
  vatPercent: (value) => `${Number(value)}\u00a0%`,
  status: (value) => wordIn(texts().statuses)(value),
  reason: (value) => wordIn(blockTexts().reasons)(value),
  vehicleId: (value) => adminTexts().vehicleNumber(Number(value)),
  roles: (value) =>
    [value]
      .flat()
      .map((role) => wordIn(adminTexts().roleNames)(String(role)))
      .join(', '),
  accountChart: (value) => `SKR\u00a00${Number(value)}`,
  vatRate: (value) => {
    const [day, percent] = String(value).split(' ');
    return `${Number(percent).toLocaleString(currentLanguage())}\u00a0% (${date(day!)})`;
  },
  mailSentence: (value) => {
    const [template, language, ...sentence] = String(value).split(' ');
    return `${sentence.join(' ')} (${template}, ${language})`;
  },
  apiKey: (value) => {
    const [given = '', ...name] = String(value).split(' ');
    return `${name.join(' ')} (${rightsInWords(given.split(',') as Right[])})`;
  },
  webhook: (value) => {
    const [active, events = '', host = ''] = String(value).split(' ');
    const words = events.split(',').map((event) => eventInWords(event as WebhookEvent));
    if (active !== 'true') words.push(programTexts().webhooks.states.off);
    return `${host} (${words.join('; ')})`;
  },
  graceMinutes: (value) => historyTexts().minutes(Number(value)),
};

/** A due without its name. */
function dueInWords({ months, lastOn, dueOn, blocks }: Due): string {
  const texts = historyTexts().dueFacts;
  const facts = [
    dueOn && sentenceDay(dueOn),
    lastOn && texts.last(sentenceDay(lastOn)),
    months && texts.months(months),
    blocks && texts.blocks,
  ];
  return facts.filter(Boolean).join('; ');
}

const isVehicleField = (field: string): field is VehicleFieldName => field in vehicleFields;

/** A value of a field as it stands in a sentence. */
function historyValue(field: string, value: Value): string {
  const own = inWords[field as HistoryField];
  if (own) return own(value);
  if (!isVehicleField(field)) return typeof value === 'boolean' ? yesNo(value) : String(value);
  const { kind } = vehicleFields[field];
  // The sentence says per what it is.
  if (kind === 'price') return price(Number(value));
  if (kind === 'day') return sentenceDay(String(value));
  if (kind === 'flag') return yesNo(value);
  return vehicleText({ [field]: value } as unknown as FleetVehicle, field);
}

interface Props {
  entry: HistoryEntry;
  kind: HistoryKind;
  /** What it is about, where that is not clear. */
  about?: ReactNode;
}

/** When, who and what: one sentence, or a list of what was changed at once. */
export function Entry({ entry, kind, about }: Props) {
  const [who, what] = [whoOf(entry), whatOf(entry, kind)];
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        <time dateTime={entry.at}>{listTime(entry.at)}</time>
        {about}
      </p>
      {what.length === 1 ? (
        <p>{historyTexts().sentence(who, what[0]!)}</p>
      ) : (
        <>
          <p>{who}</p>
          <ul className={styles.changes}>
            {what.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

type Change = HistoryEntry['changes'][string];

/** Who it was. */
function whoOf({ by }: Pick<HistoryEntry, 'by'>): string {
  const texts = historyTexts();
  if (by === null) return texts.system;
  const name = by.name ?? texts.gone(by.id);
  return by.key ? texts.byKey(by.key, name) : name;
}

/** What was done, as it follows the name. */
function whatOf(
  { action, changes, vehicles }: Pick<HistoryEntry, 'action' | 'changes' | 'vehicles'>,
  kind: HistoryKind,
): string[] {
  const texts = historyTexts();
  if (action === 'created') return [texts.created[kind]];
  // What hides a reservation frees its vehicle as well, which needs no words.
  if (action === 'deleted') return [texts.deleted[kind]];
  // Their days are those of two of the dues.
  const { inspectionDueOn: _, safetyCheckDueOn: __, ...others } = changes;
  return Object.entries(changes.dues?.to ? others : changes).flatMap(([field, change]) =>
    field === 'dues' ? changedDues(change) : changeInWords(field, change, vehicles ?? {}),
  );
}

/** Which dues are others, each with its values; only that they are of changes from before these were told. */
function changedDues({ from, to }: Change): string[] {
  const texts = historyTexts();
  if (!Array.isArray(from) || !Array.isArray(to)) return [texts.changed(texts.fields.dues)];
  const [before, after] = [from, to].map(
    (dues) => new Map((dues as Due[]).map((due) => [dueName(due), dueInWords(due)])),
  ) as [Map<string, string>, Map<string, string>];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => {
      const [old, now] = [before.get(name), after.get(name)];
      const label = texts.dueNamed(name);
      if (old === undefined) return texts.set(label, now!);
      return now === undefined ? texts.removed(label, old) : texts.changedFrom(label, old, now);
    });
}

function changeInWords(
  field: string,
  { from, to }: Change,
  models: Partial<Record<string, string>>,
): string {
  const texts = historyTexts();
  const label = texts.fields[field as HistoryField] ?? field;
  const [before, after] = [from ?? null, to ?? null];
  const inWords = (value: NonNullable<HistoryValue>) =>
    (field === 'vehicleId' && models[String(value)]) || historyValue(field, value);
  if (field === 'photos') return texts.photosDeleted;
  if (field === 'pricing' && (after === 'keep' || after === 'today')) return texts.priced[after];
  if (field === 'retiredAt') return after === null ? texts.reinstated : texts.retired;
  if (before !== null && after !== null)
    return texts.changedFrom(label, inWords(before), inWords(after));
  const isProgram = field === 'apiKey' || field === 'webhook';
  if (after !== null) return texts[isProgram ? 'added' : 'set'](label, inWords(after));
  if (before === null) return texts.changed(label);
  return texts[isProgram ? 'dropped' : 'removed'](label, inWords(before));
}
