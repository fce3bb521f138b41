import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

let root: Root | null = null;

/** Shows something in the test's page, until the test ends. */
export function render(node: ReactNode): void {
  const place = document.createElement('main');
  document.body.append(place);
  root = createRoot(place);
  flushSync(() => root?.render(node));
}

afterEach(() => {
  root?.unmount();
  root = null;
  document.body.replaceChildren();
});
