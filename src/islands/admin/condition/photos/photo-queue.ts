import { atom } from 'nanostores';
import {
  deletePhoto,
  listPhotos,
  putPhoto,
} from '../../../../../contract/counter/condition-photos.ts';
import { ApiError, call, isClientError } from '../../../../lib/api/api.ts';
import { wallTime } from '../../../../lib/api/clock.ts';
import { newId } from '../../../../lib/storage/new-id.ts';
import { forgetWaiting, keepWaiting, readWaiting, type WaitingPhoto } from './photo-store.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** Photos that wait, and those that this page has uploaded, which it can still show. */
export const $waiting = atom<readonly WaitingPhoto[]>([]);
export const $uploaded = atom<readonly WaitingPhoto[]>([]);

/** Milliseconds after the first, second … failure in a row. */
export const pauses = [2000, 5000, 15_000, 60_000, 300_000] as const;
const timeLimit = 120_000;

type About = Pick<WaitingPhoto, 'reservationId' | 'step' | 'damageId'>;
type OfStep = Omit<About, 'damageId'>;

/** Takes photos up; they are uploaded behind the scenes, now or when the server can be reached again. */
export async function addPhotos(files: readonly Blob[], about: About): Promise<void> {
  for (const file of files) {
    const photo: WaitingPhoto = {
      ...about,
      id: newId(),
      takenAt: wallTime(),
      refusal: null,
      blob: await shrinkPhoto(file),
    };
    $waiting.set([...$waiting.get(), photo]);
    await keepWaiting(photo);
  }
  void uploadWaiting();
}

/** Gives up a photo that waits. */
export async function dropWaiting(id: string): Promise<void> {
  $waiting.set($waiting.get().filter((photo) => photo.id !== id));
  await forgetWaiting(id);
}

/** Deletes the photos of a step, here and on the server, but for those that are kept, such as others'. @throws ApiError */
export async function dropPhotos({ reservationId, step }: OfStep): Promise<void> {
  const isOfStep = (photo: OfStep) => photo.reservationId === reservationId && photo.step === step;
  for (const { id } of $waiting.get().filter(isOfStep)) await dropWaiting(id);
  for (const { id: photoId, ...photo } of await call(listPhotos, { params: { id: reservationId } }))
    if (photo.step === step)
      await call(deletePhoto, { params: { id: reservationId, photoId } }).catch(ignoreKept);
  $uploaded.set($uploaded.get().filter((photo) => !isOfStep(photo)));
}

const ignoreKept = (error: unknown) => {
  if (!(error instanceof ApiError && error.details.code === 'photo_kept')) throw error;
};

export const forgetUploaded = (id: string): void =>
  $uploaded.set($uploaded.get().filter((photo) => photo.id !== id));

let running = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Uploads what waits, one after the other and in one tab only. Tries again after growing pauses. */
export async function uploadWaiting(): Promise<void> {
  if (running) return;
  running = true;
  clearTimeout(timer);
  try {
    await inOneTab(uploadAll);
  } finally {
    running = false;
  }
  // One may have come in the last moment.
  if (failures === 0 && nextOne()) void uploadWaiting();
}

const nextOne = () => $waiting.get().find(({ refusal }) => refusal === null);

/** Other tabs see their own photos uploaded by the one that has the lock, and then know it of the server. */
const inOneTab = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('rental-photos', work) : work();

async function uploadAll(): Promise<void> {
  for (let photo = nextOne(); photo; photo = nextOne()) {
    try {
      await upload(photo);
      failures = 0;
      $uploaded.set([...$uploaded.get(), photo]);
      await dropWaiting(photo.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isGone(error)) {
        await dropWaiting(photo.id);
        continue;
      }
      if (isFinal(error)) {
        const refused = { ...photo, refusal: error.message };
        $waiting.set($waiting.get().map((each) => (each.id === photo.id ? refused : each)));
        await keepWaiting(refused);
        continue;
      }
      // Without an administrator's log-in the next page tries again.
      if (!needsAdministrator(error)) tryLater();
      else failures += 1;
      return;
    }
  }
}

const upload = ({ id: photoId, reservationId, step, damageId, takenAt, blob }: WaitingPhoto) =>
  call(
    putPhoto,
    {
      params: { id: reservationId, photoId },
      query: { step, takenAt, ...(damageId && { damageId }) },
    },
    { file: blob, signal: AbortSignal.timeout(timeLimit) },
  );

/** Whether the photo has to go here, too: the customer was erased, or the reservation deleted. */
const isGone = ({ details: { code } }: ApiError): boolean =>
  code === 'user_erased' || code === 'reservation_not_found';

/** Nobody is logged in, or a customer, on a device that they share. */
const needsAdministrator = ({ status, details: { code } }: ApiError): boolean =>
  status === 401 || code === 'forbidden';

/** Whether another try would end the same. */
const isFinal = (error: ApiError): boolean =>
  isClientError(error) && !needsAdministrator(error) && ![408, 429].includes(error.status);

function tryLater(): void {
  const pause = pauses[Math.min(failures, pauses.length - 1)];
  failures += 1;
  timer = setTimeout(() => void uploadWaiting(), pause);
}

let started = false;

/** Goes on with what waited before this page was loaded, and at once whenever the connection is back or a screen shows photos. */
export async function startPhotos(): Promise<void> {
  if (!started) {
    started = true;
    const before = await readWaiting();
    const ids = new Set($waiting.get().map(({ id }) => id));
    $waiting.set([...before.filter(({ id }) => !ids.has(id)), ...$waiting.get()]);
    window.addEventListener('online', uploadNow);
  }
  uploadNow();
}

function uploadNow(): void {
  failures = 0;
  void uploadWaiting();
}
