import { useEffect, useMemo } from 'react';
import { imageAddress } from '../../../lib/images.ts';
import type { Picture } from './vehicle-form.ts';

/** Where a picture can be seen, before it was sent too; null when there is none. */
export function usePreview(picture: Picture): string | null {
  const address = useMemo(() => {
    if (picture.kind === 'none') return null;
    return picture.kind === 'stored'
      ? imageAddress(picture.id, 800)
      : URL.createObjectURL(picture.file);
  }, [picture]);
  useEffect(
    () => () => {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
