import { pages } from '../../../../contract/pages.ts';
import { type FleetVehicle } from '../../../../contract/vehicles.ts';
import type { Stored } from '../../../lib/records.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Form } from '../../ui/Form.tsx';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { CancelButton, FormActions } from '../form/FormActions.tsx';
import { useVehicleForm } from './use-vehicle-form.ts';
import { vehicleFieldTexts } from './field-texts.tsx';
import { VehicleFields } from './VehicleFields.tsx';
import { adminTexts, messageOf } from '../../../lib/texts.ts';

const list = pages.adminVehicles;

/** Creates a vehicle if `stored` is null, else edits it; built-in vehicles are read-only. */
export function VehicleForm({ stored }: { stored: Stored<FleetVehicle> | null }) {
  const edit = useVehicleForm(stored);
  const { form, pending, isLeaving, progress, remove } = edit;
  const vehicle = stored?.data ?? null;
  const isFull = useOffers('vehicleData');
  const isBuiltIn = vehicle?.builtIn ?? false;
  return (
    <section className="card">
      {isBuiltIn && <p className="notice notice--danger">{messageOf('vehicles.builtIn')}</p>}
      <Form
        label={vehicle ? adminTexts().vehicle : adminTexts().newVehicle}
        submission={edit}
        disabled={isBuiltIn || isLeaving}
      >
        <VehicleFields form={form} progress={progress} isFull={isFull} />
        <ChangedMeanwhile
          meanwhile={edit.meanwhile}
          fields={vehicleFieldTexts()}
          onChoose={edit.choose}
        />
        {!isBuiltIn && (
          <FormActions submit={vehicle ? adminTexts().update : adminTexts().create} list={list}>
            {vehicle && <DeleteButton disabled={pending} onDelete={() => remove(vehicle.id)} />}
          </FormActions>
        )}
      </Form>
      {isBuiltIn && (
        <div>
          <CancelButton list={list} />
        </div>
      )}
    </section>
  );
}
