import type { Pricing } from '../../../../contract/reservations/adjustment.ts';
import type { QuotedTerms } from '../../../../contract/reservations/reservations-admin.ts';
import { countText, difference, price } from '../../../lib/texts/format.ts';
import { choiceTexts } from '../../../lib/texts/texts.ts';
import { TileField, type TileInput } from '../../ui/TileField.tsx';
import styles from './PricingChoice.module.css';

interface Props {
  /** Of the form's field. */
  input: Omit<TileInput, 'label'>;
  pricing: Record<Pricing, QuotedTerms>;
  /** The price before. */
  agreed: number | null | undefined;
  currency: string | null | undefined;
}

/** Whether another vehicle costs what was agreed, or what it costs today. */
export function PricingChoice({ input, pricing, agreed, currency }: Props) {
  const texts = choiceTexts();
  const tile = (name: Pricing) => (
    <span className={styles.text}>
      <span className={styles.head}>
        <strong>{texts[name]}</strong>
        <strong>{price(pricing[name].totalPrice, currency)}</strong>
      </span>
      <span className={styles.head}>
        <small>{texts[`${name}Hint`]}</small>
        <small>{differenceText(pricing[name].totalPrice, agreed, currency)}</small>
      </span>
      <small>{depositText(pricing[name], currency)}</small>
      <small>{kilometresText(pricing[name], currency)}</small>
    </span>
  );
  return (
    <TileField
      {...input}
      label={texts.pricing}
      styles={{ tiles: styles.tiles, tile: styles.tile }}
      options={[
        ['keep', tile('keep')],
        ['today', tile('today')],
      ]}
    />
  );
}

function differenceText(
  total: number,
  agreed: number | null | undefined,
  currency: string | null | undefined,
): string {
  if (agreed == null || total === agreed) return choiceTexts().unchanged;
  return difference(total - agreed, currency);
}

const depositText = ({ deposit }: QuotedTerms, currency: string | null | undefined): string =>
  deposit ? choiceTexts().deposit(price(deposit, currency)) : choiceTexts().noDeposit;

function kilometresText(
  { includedKmPerDay, pricePerExtraKm }: QuotedTerms,
  currency: string | null | undefined,
): string {
  if (includedKmPerDay === null || pricePerExtraKm === null) return choiceTexts().allKilometres;
  return choiceTexts().kilometres(countText(includedKmPerDay), price(pricePerExtraKm, currency));
}
