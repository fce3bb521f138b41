import { useEffect, useState } from 'react';
import { getPhoto } from '../../../../../contract/condition-photos.ts';
import { call } from '../../../../lib/api.ts';

/** The address of a photo's picture: of its own bytes at once, else of the server's; null until it is there. */
export function usePicture(reservationId: number, photoId: string, own: Blob | null) {
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
      call(getPhoto, {
        params: { id: reservationId, photoId },
        query: { size: 'preview' },
      }).then(show, () => undefined);
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [reservationId, photoId, own]);
  return url;
}
