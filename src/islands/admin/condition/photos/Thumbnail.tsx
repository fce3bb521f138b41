import { useState } from 'react';
import { deletePhoto } from '../../../../../contract/counter/condition-photos.ts';
import { useAction } from '../../../../lib/forms/action.ts';
import { call } from '../../../../lib/api/api.ts';
import { conditionTexts } from '../../../../lib/texts/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { toast, toastError } from '../../../ui/toast.ts';
import { dropWaiting, forgetUploaded } from './photo-queue.ts';
import styles from './Photos.module.css';
import { usePicture } from './use-picture.ts';
import type { ShownPhoto } from './use-photos.ts';

interface Props {
  photo: ShownPhoto;
  reservationId: number;
  number: number;
  /** Whether it can no longer be deleted. */
  isKept: boolean;
  onRemoved: () => void;
}

/** A small photo, which can be deleted unless it is kept. */
export function Thumbnail({ photo, reservationId, number, isKept, onRemoved }: Props) {
  const { photos: texts } = conditionTexts();
  const { id, blob, state } = photo;
  const url = usePicture({ reservationId, id }, blob);
  const [isAsking, setAsking] = useState(false);
  const { pending, failure, run } = useAction(async () => {
    if (state === 'stored') await call(deletePhoto, { params: { id: reservationId, photoId: id } });
    else await dropWaiting(id);
    forgetUploaded(id);
    toast('success', texts.removed);
    onRemoved();
  }, toastError);
  const name = texts.photo(number);
  return (
    <li className={styles.photo} data-state={state}>
      {url ? <img src={url} alt={name} /> : <span className="visually-hidden">{name}</span>}
      {(failure || state !== 'stored') && (
        <span className={styles.badge} data-failure={failure !== null}>
          {failure ?? (state === 'waiting' ? texts.waiting : texts.notTaken)}
        </span>
      )}
      {!isKept && (
        <button
          type="button"
          className={styles.remove}
          aria-label={texts.remove(number)}
          title={texts.remove(number)}
          disabled={pending}
          onClick={() => setAsking(true)}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={texts.removeQuestion}
        hint={name}
        confirm={texts.delete}
        onConfirm={run}
      />
    </li>
  );
}
