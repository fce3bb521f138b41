import { useCallback, useRef, useState } from 'react';
import {
  addDamage,
  listDamages,
  type DamageOfVehicle,
  repairDamage,
} from '../../../../contract/counter/damages.ts';
import { call } from '../../../lib/api/api.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { AddDamage } from './AddDamage.tsx';
import styles from './VehicleDamages.module.css';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { addressOf } from '../shell/router.ts';
import { DamagePhotos } from '../condition/photos/DamagePhotos.tsx';
import { damageText } from '../condition/damage-text.ts';

/** The damages of a vehicle: what is there, what was repaired, and a form for another one. */
export function VehicleDamages({ vehicleId }: { vehicleId: number }) {
  const texts = conditionTexts();
  const load = useCallback(() => call(listDamages, { params: { id: vehicleId } }), [vehicleId]);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="damages">
      <h2 id="damages">{texts.damages}</h2>
      <Loaded load={load} failed={texts.vehicle.failed}>
        {(damages) => <Damages vehicleId={vehicleId} loaded={damages} />}
      </Loaded>
    </section>
  );
}

function Damages({ vehicleId, loaded }: { vehicleId: number; loaded: DamageOfVehicle[] }) {
  const texts = conditionTexts();
  const [damages, setDamages] = useState(loaded);
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const there = damages.filter(({ repairedAt }) => repairedAt === null);
  const former = damages.filter(({ repairedAt }) => repairedAt !== null);
  const change = (now: DamageOfVehicle[]) => {
    // What was pressed moves with its damage.
    list.current?.focus({ preventScroll: true });
    setDamages(now);
  };
  const rows = (some: DamageOfVehicle[]) => (
    <ul role="list" className={styles.list}>
      {some.map((damage) => (
        <VehicleDamage key={damage.id} vehicleId={vehicleId} damage={damage} onChanged={change} />
      ))}
    </ul>
  );
  return (
    <>
      <div ref={list} tabIndex={-1} className="stack">
        {there.length > 0 ? rows(there) : <p className="muted">{texts.vehicle.none}</p>}
        {former.length > 0 && (
          <details>
            <summary>{texts.vehicle.former(former.length)}</summary>
            {rows(former)}
          </details>
        )}
      </div>
      {isAdding ? (
        <AddDamage
          vehicleId={vehicleId}
          send={async (body) => {
            const { damages: now } = await call(addDamage, { params: { id: vehicleId }, body });
            toast('success', texts.vehicle.added);
            setAdding(false);
            change(now);
          }}
          onCancel={() => {
            setAdding(false);
            list.current?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <p>
          <button type="button" className="button" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {texts.addDamage}
          </button>
        </p>
      )}
    </>
  );
}

interface DamageProps {
  vehicleId: number;
  damage: DamageOfVehicle;
  onChanged: (damages: DamageOfVehicle[]) => void;
}

/** A damage, who noted it and when, and whether it was repaired. */
function VehicleDamage({ vehicleId, damage, onChanged }: DamageProps) {
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
        <p className="muted">
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
