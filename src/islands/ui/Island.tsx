import { Component, use, type ComponentType, type ReactNode } from 'react';
import type { Language } from '../../../contract/texts/language.ts';
import { inCurrentLanguage, renderIn } from '../../lib/texts/language.ts';
import { texts, textsArrive, type Area } from '../../lib/texts/texts.ts';

/** Makes an island of its content, which may use the texts of these areas. The build renders it in each `language`. */
export function island<Props extends object>(Content: ComponentType<Props>, ...areas: Area[]) {
  return function Island({ language, ...props }: Props & { language?: Language }) {
    if (import.meta.env.SSR && language) renderIn(language);
    return (
      <ErrorBoundary>
        <WithTexts areas={['site', ...areas]}>
          <Content {...(props as unknown as Props)} />
        </WithTexts>
      </ErrorBoundary>
    );
  };
}

/** Shows its children once the texts have arrived. Until then React leaves what the build rendered. */
function WithTexts({ areas, children }: { areas: Area[]; children: ReactNode }) {
  if (!import.meta.env.SSR) for (const arrival of areas.map(textsArrive)) use(arrival);
  return <div {...inCurrentLanguage()}>{children}</div>;
}

/** Loaded only for an error. */
const report = (error: unknown): void =>
  void import('../../lib/api/report-error.ts').then(({ reportError }) => reportError(error));

if (!import.meta.env.SSR) {
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

/** Shows errors instead of a blank space. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    return this.state.error ? <ErrorScreen /> : this.props.children;
  }
}

function ErrorScreen() {
  return (
    <section className="notice notice--danger stack" role="alert" {...inCurrentLanguage()}>
      <h1>{texts().unexpected}</h1>
      <p>{texts().unexpectedHint}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {texts().reload}
        </button>
      </p>
    </section>
  );
}
