import { useStore } from '@nanostores/react';
import { createElement, useEffect, useRef, type ComponentType } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { NotFound } from '../ui/NotFound.tsx';
import { useHistory } from './shell/navigation.ts';
import { $page, mayOpen, type RouteName } from './shell/router.ts';
import styles from './shell/Layout.module.css';
import { screens } from './screens.ts';
import { adminTexts } from '../../lib/texts/texts.ts';
import { browserStorage } from '../../lib/storage/storage.ts';
import { waitingFlag } from './condition/photos/waiting-flag.ts';

/** The current route's screen. Focuses each new screen, so that screen readers start there. */
export function Screen() {
  const page = useStore($page);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page?.path);
  useHistory();
  useEffect(resumePhotos, []);
  useEffect(() => {
    if (shown.current !== page?.path) main.current?.focus({ preventScroll: true });
    shown.current = page?.path;
  }, [page?.path]);

  const isRefused = page !== undefined && !mayOpen(page.route);
  useEffect(() => {
    if (isRefused) location.replace(pages.unauthorized);
  }, [isRefused]);
  if (isRefused) return <main className={styles.content} />;
  return (
    <main ref={main} className={styles.content} id="content" tabIndex={-1}>
      {page ? (
        createElement(screenOf(page), { key: page.path, ...page.params })
      ) : (
        <NotFound back={{ href: pages.admin, text: adminTexts().dashboard }} />
      )}
    </main>
  );
}

/** screens.ts checks that each screen takes its route's parameters. */
const screenOf = ({ route }: { route: RouteName }) =>
  screens[route] as ComponentType<Record<string, string>>;

/** Goes on with uploads of photos that a former page began, whatever is shown. Without the script the next page tries again. */
function resumePhotos(): void {
  if (browserStorage.read(waitingFlag))
    import('./condition/photos/photo-queue.ts').then(
      (queue) => queue.startPhotos(),
      () => undefined,
    );
}
