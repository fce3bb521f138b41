import { lazy, Suspense, useState, type ComponentType } from 'react';
import { durations } from '../../../contract/limits.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { ChunkBoundary, ChunkError } from './ChunkBoundary.tsx';
import { Loading } from './Loading.tsx';

/** Loads a screen's script. @throws ChunkError if it fails or exceeds the time limit */
function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError(texts.chunkFailed, { cause }));
    const timer = setTimeout(fail, durations.chunkTimeout);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

type Module<Name extends string> = Record<Name, ComponentType<never>>;
type Props<Screen> = Screen extends ComponentType<infer ScreenProps> ? ScreenProps : never;

/**
 * The component `name` of a script that loads when it is first shown. A failure is shown in its place, with a retry button;
 * the next time it is shown, it tries again too.
 */
export function lazyScreen<Name extends string, Loaded extends Module<Name>>(
  load: () => Promise<Loaded>,
  name: Name,
  fallback = <Loading />,
) {
  const createLazy = () =>
    lazy(() =>
      loadChunk(load).then(
        (module) => ({ default: module[name] as ComponentType<object> }),
        (error: unknown) => {
          latest = createLazy();
          throw error;
        },
      ),
    );
  let latest = createLazy();
  return function LazyScreen(props: object) {
    const [Screen, setScreen] = useState(() => latest);
    return (
      <ChunkBoundary onRetry={() => setScreen(() => latest)}>
        <Suspense fallback={fallback}>
          <Screen {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  } as ComponentType<Props<Loaded[Name]>>;
}

/** A lazy component that the screen always shows: its script starts loading at once, in parallel with the data. */
export function lazyPart<Name extends string, Loaded extends Module<Name>>(
  load: () => Promise<Loaded>,
  name: Name,
) {
  let preloaded: Promise<Loaded> | null = load();
  // lazyScreen reports the failure.
  preloaded.catch(() => undefined);
  return lazyScreen(() => {
    const script = preloaded ?? load();
    preloaded = null;
    return script;
  }, name);
}
