import { Component, type ReactNode } from 'react';
import { texts } from '../../lib/texts.ts';

/** A script of the application failed to load. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Replaces content whose script failed to load by a message and a retry button. */
export class ChunkBoundary extends Component<Props, { error: unknown }> {
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
