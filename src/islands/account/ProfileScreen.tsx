import { useStore } from '@nanostores/react';
import { pages } from '../../../contract/pages.ts';
import { userMessages } from '../../../contract/users.ts';
import { $session } from '../../lib/session.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfileScreen.module.css';
import { ScreenHeader } from '../ui/ScreenHeader.tsx';

/** Who the user is, with the forms that change it. */
export function ProfileScreen() {
  const session = useStore($session);
  if (session.state !== 'user') return null;
  const { user } = session;
  const initials = `${user.firstName[0] ?? ''}${user.lastName[0] ?? ''}`;
  return (
    <>
      <ScreenHeader title={texts.account.profile}>
        {/* `_self` loads the page anew, so that the browser warns of unsaved changes. */}
        <a className="button" href={pages.ownReservations} target="_self">
          {texts.account.reservations}
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
      {user.builtIn && <p className="notice notice--danger">{userMessages.builtIn}</p>}
      <div className={`split ${styles.forms}`}>
        <section className="card" aria-labelledby="update-profile">
          <h2 id="update-profile">{texts.account.updateProfile}</h2>
          <ProfileForm user={user} />
        </section>
        <section className="card" aria-labelledby="update-password">
          <h2 id="update-password">{texts.account.updatePassword}</h2>
          <PasswordForm user={user} />
        </section>
      </div>
    </>
  );
}
