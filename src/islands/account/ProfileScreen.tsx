import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { $session } from '../../lib/session/session.ts';
import { useIsOurs, useSendsMails } from '../../lib/host/use-host.ts';
import { EmailSection } from './EmailSection.tsx';
import { Feeds } from './Feeds.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Sessions } from './Sessions.tsx';
import styles from './ProfileScreen.module.css';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { accountTexts, messageOf, securityTexts } from '../../lib/texts/texts.ts';
import { languageNames, languages } from '../../../contract/texts/language.ts';
import { chooseLanguage, currentLanguage } from '../../lib/texts/language.ts';

/** Who the user is, with the forms that change it. */
export function ProfileScreen() {
  const session = useStore($session);
  const isOurs = useIsOurs();
  const hasLinks = useSendsMails();
  const isShown = session.state === 'user';
  useEffect(() => {
    if (isShown) showPart();
  }, [isShown]);
  if (session.state !== 'user') return null;
  const { user } = session;
  const account = accountTexts();
  const security = securityTexts();
  const parts = [
    {
      id: 'personal-data',
      title: account.personalData,
      about: account.personalDataAbout,
      content: <ProfileForm user={user} />,
    },
    hasLinks && { id: 'email', ...security.email, content: <EmailSection user={user} /> },
    {
      id: 'password',
      title: account.password,
      about: account.passwordAbout,
      content: <PasswordForm user={user} />,
    },
    isOurs && { id: 'passkeys', ...security.passkeys, content: <Passkeys /> },
    isOurs && { id: 'sessions', ...security.sessions, content: <Sessions /> },
    isOurs && { id: 'calendar', ...account.feeds, content: <Feeds user={user} /> },
    { id: 'language', ...account.language, content: <LanguageChoice /> },
    isOurs && { id: 'own-data', ...account.ownData, content: <OwnData user={user} /> },
  ].filter((part) => part !== false);
  const initials = `${user.firstName[0] ?? ''}${user.lastName[0] ?? ''}`;
  return (
    <>
      <ScreenHeader title={account.profile}>
        {/* `_self` loads the page anew, so that the browser warns of unsaved changes. */}
        <a className="button" href={pages.ownReservations} target="_self">
          {account.reservations}
        </a>
      </ScreenHeader>
      <div className={styles.person}>
        <span className={styles.avatar} aria-hidden="true">
          {initials}
        </span>
        <div>
          <p className={styles.name}>{`${user.firstName} ${user.lastName}`}</p>
          <p className={`muted ${styles.email}`}>{user.email}</p>
        </div>
      </div>
      {user.builtIn && <p className="notice notice--danger">{messageOf('users.builtIn')}</p>}
      <nav className={styles.parts} aria-label={account.profile}>
        {parts.map(({ id, title }) => (
          // `_self` leaves the jump to the browser.
          <a key={id} href={`#${id}`} target="_self">
            {title}
          </a>
        ))}
      </nav>
      {parts.map(({ id, title, about, content }) => (
        <Part key={id} id={id} title={title} about={about}>
          {content}
        </Part>
      ))}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}

/** Shows the part that the address names, which was not there yet when the browser looked for it. */
function showPart(): void {
  const heading = location.hash && document.getElementById(location.hash.slice(1));
  if (!heading) return;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}

/** A part of the profile below its heading, on wide screens beside it. */
function Part({ id, title, about, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <p className={`muted ${styles.about}`}>{about}</p>
      </div>
      <div className="card">{children}</div>
    </section>
  );
}

/** Chooses the language of forms and account; German first, as the site is. */
function LanguageChoice() {
  return (
    <div className={`cluster ${styles.languages}`} role="group" aria-labelledby="language">
      {languages.toReversed().map((name) => (
        <button
          key={name}
          type="button"
          className="button"
          lang={name}
          aria-pressed={name === currentLanguage()}
          onClick={() => chooseLanguage(name)}
        >
          {languageNames[name]}
        </button>
      ))}
    </div>
  );
}
