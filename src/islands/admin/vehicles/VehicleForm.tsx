import { useEffect } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import { isOptional } from '../../../../contract/vehicles/vehicle-fields.ts';
import { type FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { ApiError } from '../../../lib/api/api.ts';
import type { Stored } from '../../../lib/api/records.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { Form } from '../../ui/Form.tsx';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { CancelButton, FormActions } from '../form/FormActions.tsx';
import { useVehicleForm } from './use-vehicle-form.ts';
import { formFieldNames, type VehicleFormInput } from './vehicle-form.ts';
import { vehicleFieldTexts } from './field-texts.tsx';
import { VehicleFields } from './VehicleFields.tsx';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { adminTexts, fleetTexts, messageOf } from '../../../lib/texts/texts.ts';

const list = pages.adminVehicles;

const requiredFields = () =>
  [
    ...formFieldNames.filter((name) => !isOptional(name)).map((name) => vehicleTexts()[name]),
    fleetTexts().image,
  ].join(', ');

interface Props {
  stored: Stored<FleetVehicle> | null;
  /** What a new vehicle begins with; null for nothing. */
  start?: VehicleFormInput | null;
  /** The field that is to be filled in first, if any. */
  focus?: { field: 'model' } | undefined;
  /** Asks whether to retire it instead of deleting it, which its reservations forbid. */
  onRetire?: (() => void) | undefined;
}

/** Creates a vehicle if `stored` is null, else edits it; built-in vehicles are read-only. */
export function VehicleForm({ stored, start = null, focus, onRetire }: Props) {
  const edit = useVehicleForm(stored, start);
  const { form, pending, progress, remove } = edit;
  const { setFocus } = form;
  const { errors, isSubmitted } = form.formState;
  useEffect(() => {
    if (focus) setFocus(focus.field);
  }, [focus, setFocus]);
  const vehicle = stored?.data ?? null;
  const isOurs = useIsOurs();
  const isBuiltIn = vehicle?.builtIn ?? false;
  const removeOrRetire = async (id: number) => {
    try {
      await remove(id);
    } catch (error) {
      const hasPast =
        error instanceof ApiError && error.details.code === 'vehicle_has_reservations';
      if (!hasPast || !onRetire) throw error;
      onRetire();
    }
  };
  return (
    <>
      {isBuiltIn && <p className="notice notice--danger">{messageOf('vehicles.builtIn')}</p>}
      <Form
        label={vehicle ? adminTexts().vehicle : adminTexts().newVehicle}
        submission={edit}
        disabled={isBuiltIn}
      >
        {!vehicle && <p className="field__hint">{fleetTexts().required(requiredFields())}</p>}
        <VehicleFields form={form} progress={progress} isOurs={isOurs} />
        <ChangedMeanwhile changes={edit.changes} fields={vehicleFieldTexts()} />
        {!isBuiltIn && (
          <FormActions
            submit={vehicle ? adminTexts().update : adminTexts().create}
            list={list}
            wrong={isSubmitted ? Object.keys(errors).length : 0}
          >
            {vehicle && (
              <DeleteButton disabled={pending} onDelete={() => removeOrRetire(vehicle.id)} />
            )}
          </FormActions>
        )}
      </Form>
      {isBuiltIn && (
        <div>
          <CancelButton list={list} />
        </div>
      )}
    </>
  );
}
