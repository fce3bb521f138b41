import { lazy, Suspense, useState, type ComponentType, type ReactNode, Component } from 'react';
import { durations } from '../../../contract/values/limits.ts';
import { Loading } from './Loading.tsx';
import { currentLanguage } from '../../lib/texts/language.ts';
import { loadTexts, texts, type Area } from '../../lib/texts/texts.ts';

/** A script of the application failed to load. */
class ChunkError extends Error {
  override name = 'ChunkError';
}

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Replaces content whose script failed to load by a message and a retry button. */
class ChunkBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  hasRetried = false;

  /** Older browsers remember that a script was lost (Chromium 150 does): then only a reload fetches it again. */
  retry = () => {
    if (this.hasRetried) return location.reload();
    this.hasRetried = true;
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Island handles all other errors.
    if (!(error instanceof ChunkError)) throw error;
    return <ChunkFailed onRetry={this.retry} />;
  }
}

/** Looks like the notice of ScriptWatch.astro. */
function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="notice notice--danger chunk-failed" role="alert">
      <div>
        <h2>{texts().chunkFailed}</h2>
        <p>{texts().chunkFailedHint}</p>
      </div>
      <p className="cluster">
        <button type="button" className="button" onClick={onRetry}>
          {texts().tryAgain}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts().reload}
        </button>
      </p>
    </section>
  );
}

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

/** A component of a script, by its name, once it and further texts have arrived. Fails if any of them is lost. */
async function loadNamed<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  areas: readonly Area[],
): Promise<ComponentType<PropsOf<Module[Name]>>> {
  const arrivals = areas.map((area) => loadTexts(currentLanguage(), area));
  const [module] = await Promise.all([load(), ...arrivals]);
  return module[name] as ComponentType<PropsOf<Module[Name]>>;
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : never;

/**
 * A component whose script loads when it is first shown. A failure is shown in its place, with a retry button; the next time
 * it is shown, it tries again too.
 */
function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
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
  return function LazyComponent(props: Props) {
    const [Shown, setShown] = useState(() => latest);
    return (
      <ChunkBoundary onRetry={() => setShown(() => latest)}>
        <Suspense fallback={fallback}>
          <Shown {...props} />
        </Suspense>
      </ChunkBoundary>
    );
  };
}

/** Makes lazy components of a script, by their name, with the texts of further areas. Until then `fallback` is shown. */
export const lazyWith =
  (fallback: ReactNode) =>
  <Module, Name extends keyof Module>(
    load: () => Promise<Module>,
    name: Name,
    areas: readonly Area[] = [],
  ) =>
    lazyComponent(() => loadNamed(load, name, areas), fallback);

export const lazyScreen = lazyWith(<Loading />);

/** A lazy component that the screen always shows: its script starts loading at once, in parallel with the data. */
export function lazyPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  areas: readonly Area[] = [],
) {
  const loadAll = () => loadNamed(load, name, areas);
  let preloaded: ReturnType<typeof loadAll> | null = loadAll();
  // The component reports the failure.
  preloaded.catch(() => undefined);
  return lazyComponent(
    () => {
      const script = preloaded ?? loadAll();
      preloaded = null;
      return script;
    },
    <Loading />,
  );
}
