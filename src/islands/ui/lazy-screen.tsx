import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { durations } from '../../../contract/limits.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { ChunkBoundary, ChunkError } from './ChunkBoundary.tsx';
import { Loading } from './Loading.tsx';

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

/**
 * A component whose script is loaded when it is first shown. Where that fails its place alone says so, and it can be tried
 * again there; whoever comes back later tries again too.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Loading />,
) {
  const attempt = () =>
    lazy(() =>
      loadChunk(load).then(
        (component) => ({ default: component }),
        (error: unknown) => {
          newest = attempt();
          throw error;
        },
      ),
    );
  let newest = attempt();
  return function LazyScreen(props: Props) {
    const [Screen, show] = useState(() => newest);
    return (
      <ChunkBoundary onRetry={() => show(() => newest)}>
        <Suspense fallback={fallback}>
          <Screen {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

/** The same for what a screen will show in any case: its script comes while the screen asks for its data. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let first: Promise<ComponentType<Props>> | null = load();
  // Whoever shows it is told.
  first.catch(() => undefined);
  return lazyScreen(() => {
    const script = first ?? load();
    first = null;
    return script;
  });
}
