import { useId, useRef } from 'react';
import type { ConditionStep } from '../../../../../contract/counter/damage-places.ts';
import { uploadTypes } from '../../../../../contract/vehicles/images.ts';
import { limits } from '../../../../../contract/values/limits.ts';
import { conditionTexts } from '../../../../lib/texts/texts.ts';
import { Drawing } from '../../../ui/Icon.tsx';
import { addPhotos } from './photo-queue.ts';
import styles from './Photos.module.css';
import { Thumbnail } from './Thumbnail.tsx';
import type { Photos as All } from './use-photos.ts';

const camera =
  'M3.5 8h4L9 5.500h6L16.500 8h4v11.500h-17ZM12 16.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Z';

export interface PhotosProps {
  all: All;
  reservationId: number;
  step: ConditionStep;
  /** The damage that they show; null for the vehicle. */
  damageId: string | null;
  /** Damages of this form, whose photos are beside them. */
  elsewhere?: readonly string[];
  /** Whether they are only looked at. */
  isOver?: boolean;
}

/** Takes photos until their step is over, and shows those that were taken. Nothing waits for their upload. */
export function Photos(props: PhotosProps) {
  const { all, reservationId, step, damageId, elsewhere = [], isOver = false } = props;
  const { photos: texts } = conditionTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const ofStep = all.photos.filter((photo) => photo.step === step);
  const photos = ofStep.filter((photo) =>
    damageId === null
      ? photo.damageId === null || !elsewhere.includes(photo.damageId)
      : photo.damageId === damageId,
  );
  const waiting = photos.filter(({ state }) => state === 'waiting').length;
  const reason = photos.find(({ state }) => state === 'refused')?.reason;
  const isFull = ofStep.length >= limits.photos;
  return (
    <div ref={box} className={styles.photos}>
      {!isOver && (
        <label className={`button ${styles.take}`} aria-disabled={isFull}>
          <Drawing path={camera} />
          {damageId === null ? texts.take : texts.takeOfDamage}
          <input
            type="file"
            accept={uploadTypes.join()}
            capture="environment"
            multiple
            disabled={isFull}
            aria-describedby={`${id}-state`}
            onChange={({ target }) => {
              const room = limits.photos - ofStep.length;
              void addPhotos([...(target.files ?? [])].slice(0, room), {
                reservationId,
                step,
                damageId,
              });
              target.value = '';
            }}
          />
        </label>
      )}
      <p id={`${id}-state`} className={styles.state} role="status">
        {photos.length > 0 && texts.count(photos.length, waiting)}
        {isFull && ` ${texts.full}`}
      </p>
      {reason && <p className="field__error">{texts.refused(reason)}</p>}
      {photos.length > 0 && (
        <ul role="list" className={styles.list}>
          {photos.map((photo, index) => (
            <Thumbnail
              key={photo.id}
              photo={photo}
              reservationId={reservationId}
              number={index + 1}
              isKept={isOver && photo.state === 'stored'}
              onRemoved={() => {
                box.current?.querySelector('input')?.focus();
                all.forget(photo.id);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
