import { useCallback, useState } from 'react';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import type { ListedVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { readVehicle } from '../../../lib/host/vehicles.ts';
import type { Stored } from '../../../lib/api/records.ts';
import { lazyPart, lazyWith } from '../../ui/lazy-screen.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Fold } from '../FoldedCard.tsx';
import { useFoldedForm } from '../form/use-folded-form.ts';
import { OpenRentals } from '../reservations/OpenRentals.tsx';
import split from '../reservations/OpenRentals.module.css';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/navigation.ts';
import { $page, addressOf, mayOpen } from '../shell/router.ts';
import { adminTexts, blockTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { vehicleActions } from './vehicle-actions.ts';
import { RetiredNotice } from './RetiredNotice.tsx';
import { VehicleHead } from './VehicleHead.tsx';
import { may } from '../../../lib/session/may.ts';

const VehicleForm = lazyPart(() => import('./VehicleForm.tsx'), 'VehicleForm');
const VehicleDues = lazyPart(() => import('./VehicleDues.tsx'), 'VehicleDues');
const VehicleFile = lazyPart(() => import('./VehicleFile.tsx'), 'VehicleFile');
const VehicleDamages = lazyPart(() => import('./VehicleDamages.tsx'), 'VehicleDamages');
const BlockVehicle = lazyWith(null)(() => import('../blocks/BlockVehicle.tsx'), 'BlockVehicle');
const RetireDialog = lazyWith(null)(() => import('./RetireDialog.tsx'), 'RetireDialog');

type Load = () => Promise<Stored<ListedVehicle>>;

export function VehicleScreen({ vehicleId }: { vehicleId: string }) {
  const load = useCallback<Load>(() => readVehicle(vehicleId), [vehicleId]);
  return (
    <Await title={adminTexts().vehicle} load={load}>
      {(stored) => <Shown loaded={stored} load={load} />}
    </Await>
  );
}

/** What is to be known of the vehicle, and below its form. */
function Shown({ loaded, load }: { loaded: Stored<ListedVehicle>; load: Load }) {
  const [{ vehicle, round }, setShown] = useState({ vehicle: loaded.data, round: 0 });
  const [form, setForm] = useState({ stored: loaded, round: 0 });
  const [retiring, setRetiring] = useState<'asked' | 'instead' | null>(null);
  const begins = $page.get()?.search.begins;
  const edit = useFoldedForm(begins === 'edit' ? 'model' : undefined);
  const isOurs = useIsOurs();
  const { id, builtIn, retiredAt } = vehicle;
  const canBlock = !retiredAt && may('blocks');
  const [isBlocking, setBlocking] = useState(begins === 'block' && canBlock);
  const isEditable = may('vehicles.write');
  const canRetire = isEditable && isOurs && !builtIn && !retiredAt;
  async function reload(): Promise<void> {
    const now = await load();
    setRetiring(null);
    setBlocking(false);
    edit.forgetFocus();
    setShown((before) => ({ vehicle: now.data, round: before.round + 1 }));
    // Unsaved changes stay: saving them shows what has changed meanwhile.
    if (!hasUnsavedChanges()) setForm(({ round }) => ({ stored: now, round: round + 1 }));
  }
  const fields = (
    <VehicleForm
      key={form.round}
      stored={form.stored}
      focus={edit.focus}
      onRetire={canRetire ? () => setRetiring('instead') : undefined}
    />
  );
  // Bare hosts know little else of a vehicle.
  if (!isOurs)
    return (
      <>
        <ScreenHeader title={vehicleName(vehicle)}>
          <a className="button" href={addressOf.reservationsOf({ vehicleId: id })}>
            <Icon name="calendar" />
            {adminTexts().reservations}
          </a>
        </ScreenHeader>
        {isEditable && <section className="card">{fields}</section>}
      </>
    );
  return (
    <>
      <ScreenHeader title={vehicleName(vehicle)}>
        <div className="cluster">
          <RowMenu
            label={adminTexts().moreActions(vehicleName(vehicle))}
            className="button button--icon"
            items={vehicleActions(vehicle)}
          />
          {!builtIn && isEditable && (
            <button type="button" className="button" onClick={() => edit.begin('model')}>
              {adminTexts().edit}
            </button>
          )}
          {canBlock && (
            <button type="button" className="button" onClick={() => setBlocking(true)}>
              {blockTexts().create}
            </button>
          )}
          {!retiredAt && mayOpen('newReservation') && (
            <a className="button button--primary" href={addressOf.newReservation({ vehicle: id })}>
              <Icon name="plus" />
              {adminTexts().newReservation}
            </a>
          )}
        </div>
      </ScreenHeader>
      <div className="stack">
        {retiredAt ? (
          <RetiredNotice vehicle={{ ...vehicle, retiredAt }} onReinstated={reload} />
        ) : (
          <VehicleDues vehicle={vehicle} onChanged={reload} />
        )}
        <div className={split.split}>
          <div className={`stack ${split.main}`}>
            <VehicleHead vehicle={vehicle} />
            <OpenRentals key={round} of={{ vehicleId: id }} />
          </div>
          {may('counter') && <VehicleDamages vehicleId={id} />}
        </div>
        {isEditable && (
          <Fold title={adminTexts().editForm} isOpen={edit.isOpen} onToggle={edit.setOpen}>
            {edit.wasOpen && fields}
          </Fold>
        )}
        <VehicleFile key={round} vehicleId={id} />
        {canRetire && (
          <div>
            <button type="button" className="button" onClick={() => setRetiring('asked')}>
              {fleetTexts().retire}
            </button>
          </div>
        )}
      </div>
      {isBlocking && (
        <BlockVehicle vehicleId={id} onClose={() => setBlocking(false)} onBlocked={reload} />
      )}
      {retiring && (
        <RetireDialog
          vehicle={vehicle}
          isInstead={retiring === 'instead'}
          onClose={() => setRetiring(null)}
          onRetired={reload}
        />
      )}
    </>
  );
}
