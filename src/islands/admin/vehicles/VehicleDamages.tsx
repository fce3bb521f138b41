import { useCallback, useRef, useState } from 'react';
import {
  addDamage,
  listDamages,
  type DamageOfVehicle,
} from '../../../../contract/counter/damages.ts';
import { call } from '../../../lib/api/api.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { AddDamage } from './AddDamage.tsx';
import styles from './VehicleDamages.module.css';
import { VehicleDamage } from './VehicleDamage.tsx';

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
