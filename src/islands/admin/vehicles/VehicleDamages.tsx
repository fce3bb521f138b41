import { useCallback, useRef, useState } from 'react';
import {
  addDamage,
  listDamages,
  type DamageOfVehicle,
} from '../../../../contract/counter/damages.ts';
import { call } from '../../../lib/api/api.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { toast } from '../../ui/toast.ts';
import { AddDamage } from './AddDamage.tsx';
import styles from './VehicleDamages.module.css';
import { VehicleDamage } from './VehicleDamage.tsx';

/** The damages of a vehicle: what is there, what was repaired, and a form for another one. */
export function VehicleDamages({ vehicleId }: { vehicleId: number }) {
  const texts = conditionTexts();
  const load = useCallback(() => call(listDamages, { params: { id: vehicleId } }), [vehicleId]);
  const { resource, retry } = useResource(load);
  const [changed, setChanged] = useState<DamageOfVehicle[] | null>(null);
  const damages = changed ?? (resource.state === 'ready' ? resource.data : null);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="damages">
      <h2 id="damages">{texts.damages}</h2>
      {resource.state === 'failed' && !damages && (
        <Failed title={texts.vehicle.failed} reason={resource.message} onRetry={retry} />
      )}
      {resource.state === 'loading' && !damages && <Loading />}
      {damages && <Damages vehicleId={vehicleId} damages={damages} onChanged={setChanged} />}
    </section>
  );
}

interface Props {
  vehicleId: number;
  damages: DamageOfVehicle[];
  onChanged: (damages: DamageOfVehicle[]) => void;
}

function Damages({ vehicleId, damages, onChanged }: Props) {
  const texts = conditionTexts();
  const [isAdding, setAdding] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const there = damages.filter(({ repairedAt }) => repairedAt === null);
  const former = damages.filter(({ repairedAt }) => repairedAt !== null);
  const change = (now: DamageOfVehicle[]) => {
    // What was pressed moves with its damage.
    list.current?.focus({ preventScroll: true });
    onChanged(now);
  };
  const rows = (some: DamageOfVehicle[]) => (
    <ul role="list" className={styles.list}>
      {some.map((damage) => (
        <VehicleDamage key={damage.id} {...{ vehicleId, damage }} onChanged={change} />
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
