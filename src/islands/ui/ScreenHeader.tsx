import { useEffect, type ReactNode } from 'react';
import { titleOf } from '../../lib/texts/title.ts';

/** A screen's heading; also sets the document's title. */
export function ScreenHeader({ title, children }: { title: string; children?: ReactNode }) {
  useTitle(title);
  return (
    <header className="page-header">
      <h1>{title}</h1>
      {children}
    </header>
  );
}

/** Sets the document's title. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
}
