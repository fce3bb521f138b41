import { useState } from 'react';
import { pages } from '../../../../contract/pages.ts';
import {
  createVehicle,
  deleteVehicle,
  getVehicle,
  updateVehicle,
  vehicleMessages,
  type Vehicle,
} from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { changeRecord, type Stored } from '../../../lib/records.ts';
import { toast } from '../../ui/toast.ts';
import { useFinish } from '../shell/finish.ts';
import { useMeanwhile } from '../form/meanwhile.ts';
import { goBack } from '../shell/history.ts';
import { useUnsavedForm } from '../form/unsaved.ts';
import { dropPicture, sendPicture, vehicleFailure } from './picture.ts';
import {
  valuesOf,
  vehicleForm,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form.ts';

const unknown: Stored<Vehicle | null> = { data: null, version: null };
const back = () => goBack(pages.adminVehicles);

/** The form of a vehicle, or of a new one where there is none. */
export function useVehicleForm(stored: Stored<Vehicle> | null) {
  const vehicle = stored?.data ?? null;
  const { finished, finish } = useFinish();
  /** From 0 to 1 while a picture is on its way. */
  const [progress, setProgress] = useState<number | null>(null);

  const changes = useMeanwhile({
    stored: stored ?? unknown,
    form: () => submitted.form,
    valuesOf,
  });
  const submitted = useSubmitForm<VehicleFormInput, VehicleFormOutput>({
    schema: vehicleForm,
    defaultValues: valuesOf(vehicle),
    send: async ({ picture, ...body }) => {
      if (!changes.isSettled()) return;
      const imageId = await sendPicture(picture, setProgress);
      // A second try after a failure goes on from here.
      submitted.form.setValue('picture', { kind: 'stored', id: imageId }, { shouldDirty: true });
      const isDone = await store(body, imageId).catch((error: unknown) => {
        throw vehicleFailure(error);
      });
      if (!isDone) return;
      // Only now is the old one of no use: whatever fails before loses nothing.
      const { picture: old } = changes.base.current.values;
      if (old.kind === 'stored' && old.id !== imageId) await dropPicture(old.id);
      finish(vehicleMessages[vehicle ? 'updated' : 'created'], back);
    },
    onFailure: (message) => toast('error', message),
  });
  useUnsavedForm(submitted.form, changes.base);

  /** Whether it is stored. */
  const store = async (body: Omit<VehicleFormOutput, 'picture'>, imageId: string) => {
    if (vehicle) {
      const request = { query: { id: vehicle.id, imageId }, body };
      return changes.save(valuesOf({ ...vehicle, ...body, image: [imageId] }), (version) =>
        changeRecord(updateVehicle, request, { version, read: getVehicle }),
      );
    }
    await call(createVehicle, { params: { imageId }, body });
    return true;
  };
  const remove = async (id: number) => {
    await call(deleteVehicle, { params: { id } });
    finish(vehicleMessages.deleted, back);
  };
  const { meanwhile, choose } = changes;
  return { ...submitted, finished, progress, remove, meanwhile, choose };
}
