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
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { goBack } from '../shell/history.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { deleteUnusedImage, toVehicleError, uploadVehicleImage } from './vehicle-image.ts';
import {
  valuesOf,
  vehicleForm,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form.ts';

const newVehicle: Stored<Vehicle | null> = { data: null, version: null };
const back = () => goBack(pages.adminVehicles);

/** The form of a vehicle; of a new one if `stored` is null. */
export function useVehicleForm(stored: Stored<Vehicle> | null) {
  const vehicle = stored?.data ?? null;
  const { isLeaving, leaveAfterToast } = useLeaveAfterSave();
  /** From 0 to 1 while uploading, else null. */
  const [progress, setProgress] = useState<number | null>(null);

  const changes = useMeanwhile({
    stored: stored ?? newVehicle,
    form: () => submitted.form,
    valuesOf,
  });
  const submitted = useSubmitForm<VehicleFormInput, VehicleFormOutput>({
    schema: vehicleForm,
    defaultValues: valuesOf(vehicle),
    send: async ({ image, ...body }) => {
      if (!changes.isSettled()) return;
      const imageId = await uploadVehicleImage(image, setProgress);
      // Submitting again after a failure does not upload again.
      submitted.form.setValue('image', { kind: 'stored', id: imageId }, { shouldDirty: true });
      const isSaved = await store(body, imageId).catch((error: unknown) => {
        throw toVehicleError(error);
      });
      if (!isSaved) return;
      // Delete the old image last, so that no failure loses it.
      const { image: old } = changes.base.current.values;
      if (old.kind === 'stored' && old.id !== imageId) await deleteUnusedImage(old.id);
      leaveAfterToast(vehicleMessages[vehicle ? 'updated' : 'created'], back);
    },
    onFailure: (message) => toast('error', message),
  });
  useUnsavedForm(submitted.form, changes.base);

  /** Returns whether the vehicle was saved. */
  const store = async (body: Omit<VehicleFormOutput, 'image'>, imageId: string) => {
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
    leaveAfterToast(vehicleMessages.deleted, back);
  };
  const { meanwhile, choose } = changes;
  return { ...submitted, isLeaving, progress, remove, meanwhile, choose };
}
