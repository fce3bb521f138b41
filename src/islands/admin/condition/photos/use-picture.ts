import { useEffect, useState } from 'react';
import { getPhoto } from '../../../../../contract/counter/condition-photos.ts';
import type { DamagePhoto } from '../../../../../contract/counter/damage.ts';
import { call } from '../../../../lib/api/api.ts';

/** The address of a photo's picture: of its own bytes at once, else of the server's; null until it is there. */
export function usePicture(
  { reservationId, id }: DamagePhoto,
  own: Blob | null,
  size: 'full' | 'preview' = 'preview',
) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const show = (blob: Blob) => {
      if (isGone) return;
      made = URL.createObjectURL(blob);
      setUrl(made);
    };
    if (own) show(own);
    else
      call(getPhoto, { params: { id: reservationId, photoId: id }, query: { size } }).then(
        show,
        () => undefined,
      );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [reservationId, id, own, size]);
  return url;
}
