import { useEffect, useMemo } from 'react';
import { imageAddress } from '../../../lib/images.ts';
import type { FormImage } from './vehicle-form.ts';

/** The URL of an image, even before its upload; null if there is none. */
export function usePreview(image: FormImage): string | null {
  const address = useMemo(() => {
    if (image.kind === 'none') return null;
    return image.kind === 'stored' ? imageAddress(image.id, 800) : URL.createObjectURL(image.file);
  }, [image]);
  useEffect(
    () => () => {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
