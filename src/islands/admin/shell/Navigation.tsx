import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { languageNames } from '../../../../contract/texts/language.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { chooseLanguage, otherLanguage } from '../../../lib/texts/language.ts';
import { logout } from '../../../lib/session/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Navigation.module.css';
import { $page } from './router.ts';
import { useSections } from './sections.ts';
import { release } from '../../../lib/site/release.ts';
import { adminTexts, texts } from '../../../lib/texts/texts.ts';

/** Whether a path lies in a section; the dashboard is the prefix of all others and matches only itself. */
const isWithin = (path: string, section: string): boolean =>
  path === section || (section !== pages.admin && path.startsWith(`${section}/`));

/** Links to the area's sections and to the site, and logging out. */
export function Navigation({ onChoose }: { onChoose?: () => void }) {
  const path = useStore($page)?.path ?? '';
  const sections = useSections();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <nav className={styles.navigation} aria-label={adminTexts().navigation}>
      {sections.map((group) => (
        <ul key={group[0]!.href} role="list" className={styles.list}>
          {group.map(({ href, text, icon }) => (
            <li key={href}>
              <a
                className="menu__item"
                href={href}
                onClick={onChoose}
                aria-current={isWithin(path, href) ? 'page' : undefined}
              >
                <Icon name={icon} />
                {text}
              </a>
            </li>
          ))}
        </ul>
      ))}
      <ul role="list" className={`${styles.list} ${styles.away}`}>
        <li>
          <a className="menu__item" href={pages.home} target="_self">
            <Icon name="globe" />
            {adminTexts().webSite}
          </a>
        </li>
        <li>
          <button
            type="button"
            className="menu__item"
            lang={otherLanguage()}
            onClick={() => chooseLanguage(otherLanguage())}
          >
            <Icon name="language" />
            {languageNames[otherLanguage()]}
          </button>
        </li>
        <li>
          <button type="button" className="menu__item" onClick={() => setIsAsking(true)}>
            <Icon name="logout" />
            {texts().menu.logout}
          </button>
        </li>
        {release && <li className={styles.release}>{adminTexts().release(release)}</li>}
      </ul>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={texts().menu.logoutQuestion}
        confirm={texts().menu.logout}
        onConfirm={logout}
      />
    </nav>
  );
}
