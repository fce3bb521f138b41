import type { HistoryField, HistoryValue } from '../../../../contract/history.ts';
import { vehicleFields, type VehicleFieldName } from '../../../../contract/vehicle-fields.ts';
import type { FleetVehicle } from '../../../../contract/vehicles.ts';
import { price, sentenceDay, sentenceTime } from '../../../lib/format.ts';
import { adminTexts, blockTexts, texts } from '../../../lib/texts.ts';
import { vehicleTexts } from '../../../lib/vehicle-texts.ts';
import { vehicleText } from '../../../lib/vehicle-text.ts';

type Value = NonNullable<HistoryValue>;

const time = (value: Value): string => sentenceTime(String(value));

/** A word of ours; what a newer host knows stays as it is. */
const wordIn = (words: Partial<Record<string, string>>) => (value: Value) =>
  words[String(value)] ?? String(value);

/** Values in words, of fields that are none of the vehicle's. */
const inWords: Partial<Record<HistoryField, (value: Value) => string>> = {
  totalPrice: (value) => price(Number(value)),
  paid: (value) => price(Number(value)),
  depositHeld: (value) => price(Number(value)),
  vatPercent: (value) => `${Number(value)}\u00a0%`,
  status: (value) => wordIn(texts().statuses)(value),
  reason: (value) => wordIn(blockTexts().reasons)(value),
  vehicleId: (value) => adminTexts().vehicleNumber(Number(value)),
  mergedInto: (value) => adminTexts().customerNumber(Number(value)),
  userId: (value) => adminTexts().customerNumber(Number(value)),
  roles: (value) => [value].flat().map(wordIn(adminTexts().roleNames)).join(', '),
  blocked: (value) => (value ? vehicleTexts().yes : vehicleTexts().no).toLowerCase(),
  trusted: (value) => (value ? vehicleTexts().yes : vehicleTexts().no).toLowerCase(),
  pickUpTime: time,
  dropOffTime: time,
  pickedUpAt: time,
  returnedAt: time,
  noShowAt: time,
  billedUntil: time,
  retiredAt: time,
  from: time,
  until: time,
};

const isVehicleField = (field: string): field is VehicleFieldName => field in vehicleFields;

/** A value of a field as it stands in a sentence. */
export function historyValue(field: string, value: Value): string {
  const own = inWords[field as HistoryField];
  if (own) return own(value);
  if (!isVehicleField(field)) return String(value);
  const { kind } = vehicleFields[field];
  // The sentence says per what it is.
  if (kind === 'price') return price(Number(value));
  if (kind === 'day') return sentenceDay(String(value));
  if (kind === 'flag') return (value ? vehicleTexts().yes : vehicleTexts().no).toLowerCase();
  return vehicleText({ [field]: value } as unknown as FleetVehicle, field);
}
