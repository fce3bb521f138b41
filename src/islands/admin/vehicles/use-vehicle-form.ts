import { useState } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import {
  deleteVehicle,
  getFleetVehicle,
  type FleetVehicle,
} from '../../../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../../../contract/vehicles/vehicle-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { changeRecord, type Stored } from '../../../lib/api/records.ts';
import { toastError } from '../../ui/toast.ts';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { useMeanwhile } from '../form/use-meanwhile.ts';
import { goBack, open } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { deleteUnusedImage, toVehicleError, uploadVehicleImage } from './vehicle-image.ts';
import {
  valuesOf,
  vehicleForm,
  type FormImage,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form.ts';
import { messageOf } from '../../../lib/texts/texts.ts';

const newVehicle: Stored<FleetVehicle | null> = { data: null, version: null };
type VehicleBody = Omit<VehicleFormOutput, 'image' | 'further'> & { furtherImages?: string[] };

const back = () => goBack(pages.adminVehicles);

/** The form of a vehicle; of a new one if `stored` is null, which begins with `start`. */
export function useVehicleForm(
  stored: Stored<FleetVehicle> | null,
  start: VehicleFormInput | null,
) {
  const vehicle = stored?.data ?? null;
  const leaveAfterSave = useLeaveAfterSave();
  /** From 0 to 1 while uploading, else null. */
  const [progress, setProgress] = useState<number | null>(null);

  const changes = useMeanwhile({
    stored: stored ?? newVehicle,
    form: () => submitted.form,
    valuesOf,
  });
  const submitted = useSubmitForm<VehicleFormInput, VehicleFormOutput>({
    schema: vehicleForm,
    defaultValues: start ?? valuesOf(vehicle),
    send: async ({ image, further, ...fields }) => {
      if (!changes.isSettled()) return;
      const images = await uploadAll([image, ...further]);
      const body = { ...fields, furtherImages: images.slice(1) };
      const saved = await store(body, images[0]!).catch((error: unknown) => {
        throw toVehicleError(error);
      });
      if (!saved) return;
      // Delete old images last, so that no failure loses them.
      const { image: old, further: others } = changes.base.current.values;
      for (const formImage of [old, ...others])
        if (formImage.kind === 'stored' && !images.includes(formImage.id))
          await deleteUnusedImage(formImage.id);
      leaveAfterSave(messageOf(vehicle ? 'vehicles.updated' : 'vehicles.created'), () => {
        // Back would be the vehicle that was copied.
        if (start && typeof saved === 'number') open(addressOf.vehicle(saved), true);
        else back();
      });
    },
    onFailure: toastError,
  });
  useUnsavedForm(submitted.form, changes.base);

  /** Uploads what is not stored yet. Submitting again after a failure does not upload again. */
  const uploadAll = async (images: FormImage[]) => {
    const stored = [...images];
    for (const [index, image] of images.entries()) {
      const id = await uploadVehicleImage(image, setProgress, index === 0 ? 'image' : 'further');
      stored[index] = { kind: 'stored', id };
      const [main, ...further] = stored;
      submitted.form.setValue('image', main!, { shouldDirty: true });
      submitted.form.setValue('further', further, { shouldDirty: true });
    }
    return stored.flatMap((image) => (image.kind === 'stored' ? image.id : []));
  };
  /** Returns whether the vehicle was saved, of a new one its id if the server tells it. */
  const store = async (body: VehicleBody, imageId: string) => {
    if (vehicle) {
      const request = { query: { id: vehicle.id, imageId }, body };
      return changes.save(valuesOf({ ...vehicle, ...body, image: [imageId] }), (version) =>
        changeRecord(updateVehicle, request, { version, read: getFleetVehicle }),
      );
    }
    return (await call(createVehicle, { params: { imageId }, body })).id ?? true;
  };
  const remove = async (id: number) => {
    await call(deleteVehicle, { params: { id } });
    leaveAfterSave(messageOf('vehicles.deleted'), back);
  };
  return { ...submitted, progress, remove, changes };
}
