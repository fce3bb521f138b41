import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { pages } from '../../../contract/pages.ts';
import { $session } from '../../lib/session.ts';
import { useOffers } from '../../lib/use-offers.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OwnData } from './OwnData.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileScreen.module.css';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';
import { accountTexts, messageOf } from '../../lib/texts.ts';

/** Who the user is, with the forms that change it. */
export function ProfileScreen() {
  const session = useStore($session);
  const hasOwnData = useOffers('ownData');
  if (session.state !== 'user') return null;
  const { user } = session;
  const account = accountTexts();
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
      <Part id="personal-data" title={account.personalData} about={account.personalDataAbout}>
        <ProfileForm user={user} />
      </Part>
      <Part id="password" title={account.password} about={account.passwordAbout}>
        <PasswordForm user={user} />
      </Part>
      <Part id="language" title={account.language.title} about={account.language.about}>
        <LanguageChoice />
      </Part>
      {hasOwnData && (
        <Part id="own-data" title={account.ownData.title} about={account.ownData.about}>
          <OwnData user={user} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  about: string;
  children: ReactNode;
}

/** A part of the profile below its heading, on wide screens beside it. */
function Part({ id, title, about, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={`muted ${styles.about}`}>{about}</p>
      </div>
      <div className="card">{children}</div>
    </section>
  );
}
