import { repairDamage, type DamageOfVehicle } from '../../../../contract/counter/damages.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { call } from '../../../lib/api/api.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { addressOf } from '../shell/router.ts';
import { DamagePhotos } from '../condition/photos/DamagePhotos.tsx';
import { damageText } from '../condition/damage-text.ts';
import styles from './VehicleDamages.module.css';

interface Props {
  vehicleId: number;
  damage: DamageOfVehicle;
  onChanged: (damages: DamageOfVehicle[]) => void;
}

/** A damage, who noted it and when, and whether it was repaired. */
export function VehicleDamage({ vehicleId, damage, onChanged }: Props) {
  const texts = conditionTexts();
  const { id, at, by, repairedAt, reservationId } = damage;
  const name = damageText(damage);
  const isRepaired = repairedAt !== null;
  const set = async () => {
    const { damages } = await call(repairDamage, {
      params: { id: vehicleId, damageId: id },
      body: { isRepaired: !isRepaired },
    });
    onChanged(damages);
    return isRepaired ? texts.vehicle.there : texts.vehicle.repaired;
  };
  return (
    <li className={styles.damage}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>
          {texts.noted(sentenceTime(at), by)}
          {reservationId !== null && (
            <>
              {', '}
              <a href={addressOf.reservation(reservationId)}>
                {texts.vehicle.ofReservation(reservationNumber(reservationId))}
              </a>
            </>
          )}
          {isRepaired && `, ${texts.repaired(sentenceTime(repairedAt))}`}
        </p>
        <DamagePhotos photos={damage.photos} of={name} />
      </div>
      <ActionButton
        className="button button--quiet"
        label={isRepaired ? texts.vehicle.undo : texts.vehicle.repair}
        name={isRepaired ? texts.vehicle.undoThis(name) : texts.vehicle.repairThis(name)}
        onPress={set}
      />
    </li>
  );
}
