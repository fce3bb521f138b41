import { lazy, Suspense, type ComponentType } from 'react';
import { durations } from '../../../contract/limits.ts';
import { texts } from '../../lib/texts.ts';
import { Loading } from './Loading.tsx';

/** A part of the application's script did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** Loads a screen's script, giving up after the time limit. @throws ChunkError */
function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError(texts.chunkFailed, { cause }));
    const timer = setTimeout(fail, durations.chunkTimeout);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** A component whose script is loaded when it is first shown. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Screen = lazy(() => loadChunk(load).then((component) => ({ default: component })));
  return function LazyScreen(props: Props) {
    return (
      <Suspense fallback={<Loading />}>
        <Screen {...props} />
      </Suspense>
    );
  };
}
