import { browserStorage } from '../../lib/storage/storage.ts';
import { waitingFlag } from './condition/photos/waiting-flag.ts';

/** Goes on with uploads of photos that a former page began, whatever is shown. Without the script the next page tries again. */
export function resumePhotos(): void {
  if (browserStorage.read(waitingFlag))
    import('./condition/photos/photo-queue.ts').then(
      (queue) => queue.startPhotos(),
      () => undefined,
    );
}
