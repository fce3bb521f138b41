import { useController, type UseFormReturn } from 'react-hook-form';
import { FurtherImages, type FormImages } from './FurtherImages.tsx';
import { ImageField } from './ImageField.tsx';
import type { VehicleFormInput, VehicleFormOutput } from './vehicle-form.ts';

export interface VehicleFormProps {
  form: UseFormReturn<VehicleFormInput, unknown, VehicleFormOutput>;
  progress: number | null;
  /** A bare host knows less of a vehicle. */
  isOurs: boolean;
}

const changed = { shouldDirty: true, shouldValidate: true };

/** The images of a vehicle: the main one, and further ones if the host has them. */
export function VehicleImages({ form, progress, isOurs }: VehicleFormProps) {
  const { errors } = form.formState;
  const { ref, value: image } = useController({ control: form.control, name: 'image' }).field;
  const { ref: furtherRef, value: further } = useController({
    control: form.control,
    name: 'further',
  }).field;
  function change(next: FormImages): void {
    if (next.image !== image) form.setValue('image', next.image, changed);
    form.setValue('further', next.further, changed);
  }
  return (
    <div className="stack">
      <ImageField
        ref={ref}
        name="image"
        image={image}
        error={errors.image?.message}
        progress={progress}
        onChoose={(file) => form.setValue('image', { kind: 'chosen', file }, changed)}
      />
      {isOurs && (
        <FurtherImages
          ref={furtherRef}
          images={{ image, further }}
          error={errors.further?.message}
          onChange={change}
        />
      )}
    </div>
  );
}
