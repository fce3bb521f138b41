import * as Dialog from '@radix-ui/react-dialog';
import type { DamagePhoto } from '../../../../../contract/counter/damage.ts';
import { conditionTexts } from '../../../../lib/texts/texts.ts';
import { DialogWindow } from '../../../ui/DialogWindow.tsx';
import styles from './DamagePhotos.module.css';
import { usePicture } from './use-picture.ts';

interface Props {
  photos: readonly DamagePhoto[] | undefined;
  /** The damage that they show, in words. */
  of: string;
}

/** Small photos of a damage that was found before; each opens large. */
export function DamagePhotos({ photos = [], of }: Props) {
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={styles.photos}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <Small photo={photo} name={conditionTexts().photos.photoOf(of, index + 1)} />
        </li>
      ))}
    </ul>
  );
}

function Small({ photo, name }: { photo: DamagePhoto; name: string }) {
  const url = usePicture(photo, null);
  return (
    <Dialog.Root>
      <Dialog.Trigger type="button" className={styles.small}>
        {url ? <img src={url} alt={name} /> : <span className="visually-hidden">{name}</span>}
      </Dialog.Trigger>
      <DialogWindow title={name} className={styles.window}>
        <Large photo={photo} name={name} small={url} />
        <div className="dialog__actions">
          <Dialog.Close type="button" className="button">
            {conditionTexts().photos.close}
          </Dialog.Close>
        </div>
      </DialogWindow>
    </Dialog.Root>
  );
}

/** The small one stands until the large one is there. */
function Large({ photo, name, small }: { photo: DamagePhoto; name: string; small: string | null }) {
  const url = usePicture(photo, null, 'full') ?? small;
  return url && <img className={styles.large} src={url} alt={name} />;
}
