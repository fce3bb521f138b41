import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Await } from '../shell/Await.tsx';
import { $page } from '../shell/router.ts';
import { copyOfVehicle } from './copy-vehicle.ts';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx'), 'VehicleForm');

/** The form of a new vehicle, filled in as another one if the address names it. */
export function NewVehicleScreen() {
  const copied = useStore($page)?.search.copy;
  const load = useCallback(async () => (copied ? copyOfVehicle(copied) : null), [copied]);
  const title = adminTexts().newVehicle;
  return (
    <Await title={title} load={load}>
      {(start) => (
        <>
          <ScreenHeader title={title} />
          <section className="card">
            <VehicleForm stored={null} start={start} />
          </section>
        </>
      )}
    </Await>
  );
}
