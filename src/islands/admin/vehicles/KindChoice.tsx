import type { FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import tile from '../../ui/Tile.module.css';
import styles from './KindChoice.module.css';
import { priceTexts } from '../../../lib/texts/texts.ts';

interface Props {
  fleet: readonly FleetVehicle[];
  /** Empty for all. */
  value: string;
  onChange: (category: string) => void;
}

/** Chooses a kind of the fleet's vehicles, or all, with one click. */
export function KindChoice({ fleet, value, onChange }: Props) {
  const texts = priceTexts();
  const kinds = vehicleFields.category.choices
    .map((kind) => ({
      kind,
      text: choiceText(kind),
      count: fleet.filter(({ category }) => category === kind).length,
    }))
    .filter(({ count }) => count > 0);
  return (
    <fieldset className="fieldset">
      <legend className={`field__label ${styles.title}`}>{texts.category}</legend>
      <div className={styles.kinds}>
        {[{ kind: '', text: texts.anyCategory, count: fleet.length }, ...kinds].map((choice) => (
          <label key={choice.kind} className={`${tile.tile} ${styles.kind}`}>
            <input
              type="radio"
              name="category"
              checked={choice.kind === value}
              onChange={() => onChange(choice.kind)}
            />
            {choice.text} <span className={styles.count}>{choice.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
