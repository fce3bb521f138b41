import type { ConditionStep } from '../../../../../contract/counter/damage-places.ts';
import { Photos } from './Photos.tsx';
import { usePhotos } from './use-photos.ts';

interface Props {
  reservationId: number;
  step: ConditionStep;
}

/** The photos of a step that was recorded; more can still be taken. */
export function RecordedPhotos({ reservationId, step }: Props) {
  const all = usePhotos(reservationId);
  return <Photos {...{ all, reservationId, step }} damageId={null} />;
}
