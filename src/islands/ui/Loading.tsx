import { texts } from '../../lib/texts/texts.ts';

/** Shown while rows or a screen load. */
export function Loading() {
  return (
    <div className="loading" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="visually-hidden">{texts().brandLoading}</span>
    </div>
  );
}
