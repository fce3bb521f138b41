import { Component, type ReactNode } from 'react';
import { texts } from '../../../contract/texts/en/site.ts';

interface Props {
  children: ReactNode;
}

/** The root of every island: marks its texts as English and shows errors instead of a blank space. */
export class Island extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return <div lang="en">{error ? <ErrorScreen /> : this.props.children}</div>;
  }
}

function ErrorScreen() {
  return (
    <section className="notice notice--danger stack" role="alert">
      <h1>{texts.unexpected}</h1>
      <p>{texts.unexpectedHint}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts.reload}
        </button>
      </p>
    </section>
  );
}
