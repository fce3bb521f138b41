import { useState, useEffect } from 'react';
import { deletePhoto, getPhoto } from '../../../../../contract/counter/condition-photos.ts';
import { useAction } from '../../../../lib/forms/action.ts';
import { call } from '../../../../lib/api/api.ts';
import { conditionTexts } from '../../../../lib/texts/texts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { dropWaiting, forgetUploaded } from './photo-queue.ts';
import styles from './Photos.module.css';
import type { ShownPhoto } from './use-photos.ts';

interface Props {
  photo: ShownPhoto;
  reservationId: number;
  number: number;
  onRemoved: () => void;
}

/** A small photo, which opens large in a tab of its own, and can be deleted. */
export function Thumbnail({ photo, reservationId, number, onRemoved }: Props) {
  const { photos: texts } = conditionTexts();
  const { id, blob, state } = photo;
  const url = usePicture(reservationId, id, blob);
  const [isAsking, setAsking] = useState(false);
  const { pending, failure, run } = useAction(
    async () => {
      if (state === 'stored')
        await call(deletePhoto, { params: { id: reservationId, photoId: id } });
      else await dropWaiting(id);
      forgetUploaded(id);
      toast('success', texts.removed);
      onRemoved();
    },
    (message) => toast('error', message),
  );
  const name = texts.photo(number);
  return (
    <li className={styles.photo} data-state={state}>
      {url ? <img src={url} alt={name} /> : <span className="visually-hidden">{name}</span>}
      {(failure || state !== 'stored') && (
        <span className={styles.badge} data-failure={failure !== null}>
          {failure ?? (state === 'waiting' ? texts.waiting : texts.notTaken)}
        </span>
      )}
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

/** The address of a photo's picture: of its own bytes at once, else of the server's; null until it is there. */
function usePicture(reservationId: number, photoId: string, own: Blob | null) {
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
