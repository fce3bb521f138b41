import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import {
  listPhotos,
  type ConditionPhoto,
} from '../../../../../contract/counter/condition-photos.ts';
import { call } from '../../../../lib/api/api.ts';
import { $uploaded, $waiting, startPhotos } from './photo-queue.ts';

/** A photo as it is shown: of this browser's own with its bytes, of others those of the server. */
export interface ShownPhoto extends Pick<ConditionPhoto, 'id' | 'step' | 'damageId'> {
  blob: Blob | null;
  state: 'stored' | 'waiting' | 'refused';
  /** Why it was refused. */
  reason: string | null;
}

/** A reservation's photos: those that the server has, and those that wait here. */
export function usePhotos(reservationId: number) {
  const waiting = useStore($waiting);
  const uploaded = useStore($uploaded);
  const [stored, setStored] = useState<ConditionPhoto[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  useEffect(() => {
    void startPhotos();
    // Without an answer the own ones are still shown.
    call(listPhotos, { params: { id: reservationId } }).then(setStored, () => undefined);
  }, [reservationId]);
  const forget = useCallback((id: string) => setRemoved((ids) => [...ids, id]), []);

  const photos = new Map<string, ShownPhoto>();
  for (const { id, step, damageId } of stored)
    photos.set(id, { id, step, damageId, blob: null, state: 'stored', reason: null });
  for (const [list, isWaiting] of [[uploaded, false] as const, [waiting, true] as const])
    for (const { id, step, damageId, blob, refusal, ...photo } of list)
      if (photo.reservationId === reservationId)
        photos.set(id, {
          id,
          step,
          damageId,
          blob,
          reason: refusal,
          state: !isWaiting ? 'stored' : refusal === null ? 'waiting' : 'refused',
        });
  return { photos: [...photos.values()].filter(({ id }) => !removed.includes(id)), forget };
}
export type Photos = ReturnType<typeof usePhotos>;
