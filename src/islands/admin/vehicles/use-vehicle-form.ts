import { useState } from 'react';
import { pages } from '../../../../contract/pages.ts';
import {
  createVehicle,
  deleteVehicle,
  updateVehicle,
  vehicleMessages,
  type Vehicle,
} from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { toast } from '../../ui/toast.ts';
import { useFinish } from '../finish.ts';
import { goBack } from '../router.ts';
import { useUnsavedForm } from '../unsaved.ts';
import { dropPicture, sendPicture, vehicleFailure } from './picture.ts';
import {
  valuesOf,
  vehicleForm,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form.ts';

const back = () => goBack(pages.adminVehicles);

/** The form of a vehicle, or of a new one where there is none. */
export function useVehicleForm(vehicle: Vehicle | null) {
  const { finished, finish } = useFinish();
  /** From 0 to 1 while a picture is on its way. */
  const [progress, setProgress] = useState<number | null>(null);

  const submitted = useSubmitForm<VehicleFormInput, VehicleFormOutput>({
    schema: vehicleForm,
    defaultValues: valuesOf(vehicle),
    send: async ({ picture, ...body }) => {
      const imageId = await sendPicture(picture, setProgress);
      // A second try after a failure goes on from here.
      submitted.form.setValue('picture', { kind: 'stored', id: imageId }, { shouldDirty: true });
      await store(body, imageId).catch((error: unknown) => {
        throw vehicleFailure(error);
      });
      // Only now is the old one of no use: whatever fails before loses nothing.
      const [old] = vehicle?.image ?? [];
      if (old && old !== imageId) await dropPicture(old);
      finish(vehicleMessages[vehicle ? 'updated' : 'created'], back);
    },
    onFailure: (message) => toast('error', message),
  });
  useUnsavedForm(submitted.form);

  const store = (body: Omit<VehicleFormOutput, 'picture'>, imageId: string) =>
    vehicle
      ? call(updateVehicle, { query: { id: vehicle.id, imageId }, body })
      : call(createVehicle, { params: { imageId }, body });
  const remove = async (id: number) => {
    await call(deleteVehicle, { params: { id } });
    finish(vehicleMessages.deleted, back);
  };
  return { ...submitted, finished, progress, remove };
}
