import { limits } from '../../../../contract/values/limits.ts';
import { moneyField, readNumber } from '../../../../contract/values/numbers.ts';
import { imageAddress } from '../../../lib/api/images.ts';
import { vehicleLabel } from '../../../../contract/texts/vehicle-label.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { perFieldOf, type VehicleField } from '../../../../contract/vehicles/vehicle-fields.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import { formFieldNames, type FormImage, type VehicleFormInput } from './vehicle-form.ts';
import { dueName } from '../due-name.ts';
import type { TypedDue } from './typed-due.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { fleetTexts } from '../../../lib/texts/texts.ts';

const priceText = (typed: unknown): string => {
  const amount = readNumber(String(typed), moneyField(0, limits.longPrice));
  return amount === null ? String(typed) : price(amount);
};

/** Empty for what is empty. */
const shown: Partial<Record<VehicleField['kind'], (value: unknown) => string>> = {
  flag: (has) => (String(has) === 'true' ? vehicleTexts().yes : has ? vehicleTexts().no : ''),
  choice: (value) => choiceText(String(value)),
  day: (value) => (value ? date(String(value)) : ''),
  price: priceText,
};

/** Labels and values of a vehicle's fields, for comparing changes. */
export const vehicleFieldTexts = (): FieldTexts<VehicleFormInput> => ({
  ...perFieldOf(formFieldNames, (name, { kind }) => ({
    label: vehicleLabel(vehicleTexts(), name),
    show: shown[kind],
  })),
  image: { label: fleetTexts().image, show: thumbnail },
  further: { label: fleetTexts().furtherImages, show: (images) => images.map(thumbnail) },
  dues: { label: fleetTexts().dues.title, show: (dues) => dues.map(dueInWords).join(', ') },
});

const dueInWords = ({ dueOn, lastOn, ...due }: TypedDue): string =>
  [due.name || dueName({ ...due, name: null }), date(dueOn || lastOn)].join(' ');

function thumbnail(image: FormImage) {
  if (image.kind !== 'stored') return null;
  return (
    <img key={image.id} src={imageAddress(image.id, 400)} alt={fleetTexts().image} width={160} />
  );
}
