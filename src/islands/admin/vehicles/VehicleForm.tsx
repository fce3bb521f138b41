import { pages } from '../../../../contract/pages.ts';
import { vehicleMessages, type Vehicle } from '../../../../contract/vehicles.ts';
import { Form } from '../../ui/Form.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { CancelButton, FormActions } from '../FormActions.tsx';
import { useVehicleForm } from './use-vehicle-form.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { adminTexts } from '../texts.ts';
const list = pages.adminVehicles;

/** Creates a vehicle, or changes the one given; built-in ones are only shown. */
export function VehicleForm({ vehicle }: { vehicle: Vehicle | null }) {
  const { form, submit, pending, failure, finished, progress, remove } = useVehicleForm(vehicle);
  const fixed = vehicle?.builtIn ?? false;
  return (
    <section className="card">
      {fixed && <p className="notice notice--danger">{vehicleMessages.builtIn}</p>}
      <Form
        label={vehicle ? adminTexts.vehicle : adminTexts.newVehicle}
        onSubmit={submit}
        pending={pending}
        failure={failure}
        disabled={fixed || finished}
      >
        <VehicleFields form={form} progress={progress} />
        {!fixed && (
          <FormActions
            submit={vehicle ? adminTexts.update : adminTexts.create}
            pending={pending}
            list={list}
          >
            {vehicle && <DeleteButton disabled={pending} onDelete={() => remove(vehicle.id)} />}
          </FormActions>
        )}
      </Form>
      {fixed && (
        <div>
          <CancelButton list={list} />
        </div>
      )}
    </section>
  );
}
