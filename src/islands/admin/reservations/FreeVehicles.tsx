import type { ReactNode } from 'react';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { VehicleChoice } from '../../../../contract/reservations/search.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { whyNot } from '../choices/choices.ts';
import { FreeVehicle } from './FreeVehicle.tsx';
import styles from './FreeVehicles.module.css';
import { useFreeVehicles, type FreeVehicles as Free } from './free-vehicles.ts';
import rental from './RentalFields.module.css';
import { choiceTexts, priceTexts } from '../../../lib/texts/texts.ts';

interface Props {
  moments: Moments & Record<RentalTextName, string>;
  chosen: number | null;
  onChoose: (vehicleId: number) => void;
  /** The field that holds the chosen vehicle. */
  children: ReactNode;
}

/** The vehicles that are free for the form's times, to choose from. */
export function FreeVehicles({ moments, chosen, onChoose, children }: Props) {
  const texts = priceTexts();
  const { free, isBusy, category, setCategory, showAll } = useFreeVehicles(moments);
  const result = free.state === 'found' ? free : null;
  return (
    <section className="stack" aria-label={texts.freeVehicles}>
      <div className={`field-row ${rental.stops}`}>
        <SelectField
          label={texts.category}
          value={category}
          onChange={({ target }) => setCategory(target.value)}
          none={texts.anyCategory}
          options={vehicleFields.category.choices.map((value) => [value, choiceText(value)])}
        />
        {children}
      </div>
      <p role="status" className={styles.status}>
        {(isBusy || free.state === 'asking') && <span className="spinner" aria-hidden="true" />}
        {statusText(free)}
      </p>
      {result && result.vehicles.length > 0 && (
        <fieldset className={`fieldset ${styles.list}`} aria-busy={isBusy}>
          <legend className="visually-hidden">{texts.freeVehicles}</legend>
          {result.vehicles.map((vehicle: VehicleChoice) => (
            <FreeVehicle
              key={vehicle.id}
              vehicle={vehicle}
              moments={result.moments}
              isChosen={vehicle.id === chosen}
              onChoose={() => onChoose(vehicle.id)}
            />
          ))}
        </fieldset>
      )}
      {result && !result.isAll && (
        <p>
          <button type="button" className="button" onClick={showAll}>
            {texts.showAll}
          </button>
        </p>
      )}
    </section>
  );
}

function statusText(free: Free): string {
  const texts = priceTexts();
  if (free.state === 'none') return texts.giveTimes;
  if (free.state === 'failed') return free.message;
  if (free.state === 'asking') return '';
  const { vehicles, isAll, next } = free;
  if (vehicles.length > 0) return texts.free(vehicles.length, isAll);
  if (!next) return texts.noneFree;
  return `${texts.noneFree} ${choiceTexts().nextReturn(vehicleName(next), whyNot(next))}`;
}
