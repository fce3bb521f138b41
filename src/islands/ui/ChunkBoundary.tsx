import { Component, type ReactNode } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';

/** A part of the application's script did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

/** Says in the place of what did not arrive that it did not, with ways to try again. */
export class ChunkBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Anything else is for the island to say.
    if (!(error instanceof ChunkError)) throw error;
    return <ChunkFailed onRetry={this.retry} />;
  }
}

/** As ScriptWatch.astro says it of islands. */
function ChunkFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="notice notice--danger chunk-failed" role="alert">
      <div>
        <h2>{texts.chunkFailed}</h2>
        <p>{texts.chunkFailedHint}</p>
      </div>
      <p className="cluster">
        <button type="button" className="button" onClick={onRetry}>
          {texts.tryAgain}
        </button>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </p>
    </section>
  );
}
