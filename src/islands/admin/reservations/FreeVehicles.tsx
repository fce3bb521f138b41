import type { ReactNode } from 'react';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { Slot } from '../../../../contract/reservations/quote.ts';
import type { VehicleChoice } from '../../../../contract/reservations/search.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { choiceText } from '../../../lib/texts/vehicle-text.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { otherPlace } from '../choices/choices.ts';
import { FreeVehicle } from './FreeVehicle.tsx';
import styles from './FreeVehicles.module.css';
import { useFreeVehicles, type FreeVehicles as Free } from './free-vehicles.ts';
import rental from './RentalFields.module.css';
import { priceTexts } from '../../../lib/texts/texts.ts';

interface Props {
  moments: Moments & Record<RentalTextName, string>;
  chosen: number | null;
  /** In a later slot, where it is not free before. */
  onChoose: (vehicleId: number, slot?: Slot) => void;
  /** The field that holds the chosen vehicle. */
  children: ReactNode;
}

/** The vehicles that are free for the form's times, to choose from. */
export function FreeVehicles({ moments, chosen, onChoose, children }: Props) {
  const texts = priceTexts();
  const { free, isBusy, category, setCategory, showAll } = useFreeVehicles(moments);
  const result = free.state === 'found' ? free : null;
  const byPlace = Map.groupBy(result?.vehicles ?? [], (vehicle) =>
    otherPlace(vehicle, moments.pickUpLocation),
  );
  const cards = { moments: result?.moments ?? moments, chosen, onChoose, isBusy };
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
      {result && (
        <>
          {[...byPlace].map(([place, vehicles]) => (
            <Cards
              key={place ?? ''}
              {...cards}
              title={place ?? texts.freeVehicles}
              vehicles={vehicles}
              isTitleHidden={!place}
            />
          ))}
          <Cards {...cards} title={texts.soonest} vehicles={result.soonest} isLater />
          <Cards {...cards} title={texts.otherKinds} vehicles={result.others} />
        </>
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

interface CardsProps extends Pick<Props, 'chosen' | 'onChoose'> {
  moments: Moments;
  title: string;
  vehicles: readonly VehicleChoice[];
  isBusy: boolean;
  /** Whether what stands above says it already. */
  isTitleHidden?: boolean;
  /** Whether each is chosen from when it is free again. */
  isLater?: boolean;
}

/** Vehicles to choose from; nothing without any. */
function Cards({
  title,
  vehicles,
  moments,
  chosen,
  onChoose,
  isBusy,
  isTitleHidden = false,
  isLater = false,
}: CardsProps) {
  if (vehicles.length === 0) return null;
  return (
    <fieldset className="fieldset" aria-busy={isBusy}>
      <legend className={isTitleHidden ? 'visually-hidden' : styles.legend}>{title}</legend>
      <div className={styles.list}>
        {vehicles.map((vehicle) => {
          const slot = isLater ? (vehicle.nextFree ?? undefined) : undefined;
          return (
            <FreeVehicle
              key={vehicle.id}
              vehicle={vehicle}
              moments={moments}
              {...(slot && { from: slot.pickUpTime })}
              isChosen={vehicle.id === chosen}
              onChoose={() => onChoose(vehicle.id, slot)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function statusText(free: Free): string {
  const texts = priceTexts();
  if (free.state === 'none') return texts.giveTimes;
  if (free.state === 'failed') return free.message;
  if (free.state === 'asking') return '';
  const { vehicles, isAll } = free;
  return vehicles.length > 0 ? texts.free(vehicles.length, isAll) : texts.noneFree;
}
