import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { durations } from '../../../contract/limits.ts';
import { ChunkBoundary, ChunkError } from './ChunkBoundary.tsx';
import { Loading } from './Loading.tsx';
import { texts } from '../../lib/texts.ts';

/** Loads a screen's script. @throws ChunkError if it fails or exceeds the time limit */
function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError(texts().chunkFailed, { cause }));
    const timer = setTimeout(fail, durations.chunkTimeout);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A component whose script loads when it is first shown. A failure is shown in its place, with a retry button; the next time
 * it is shown, it tries again too.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Loading />,
) {
  const createLazy = () =>
    lazy(() =>
      loadChunk(load).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          latest = createLazy();
          throw error;
        },
      ),
    );
  let latest = createLazy();
  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState(() => latest);
    return (
      <ChunkBoundary onRetry={() => setScreen(() => latest)}>
        <Suspense fallback={fallback}>
          <Screen {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

/** A lazy component that the screen always shows: its script starts loading at once, in parallel with the data. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let preloaded: Promise<ComponentType<Props>> | null = load();
  // lazyScreen reports the failure.
  preloaded.catch(() => undefined);
  return lazyScreen(() => {
    const script = preloaded ?? load();
    preloaded = null;
    return script;
  });
}
