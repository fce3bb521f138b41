import { languageNames } from '../../../contract/texts/language.ts';
import { useStore } from '@nanostores/react';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState } from 'react';
import { pages } from '../../../contract/site/pages.ts';
import { takeFlash } from '../../lib/texts/flash.ts';
import { $session, isStaff, logout, type Session } from '../../lib/session/session.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { island } from '../ui/Island.tsx';
import { toast } from '../ui/toast.ts';
import { useRetry } from './use-retry.ts';
import { messageOf, texts } from '../../lib/texts/texts.ts';
import { chooseLanguage, otherLanguage } from '../../lib/texts/language.ts';
import { confirmationPlace, readBooked } from '../../lib/storage/last-booking.ts';

/** The logged-in user's menu, or a retry button; empty for anonymous visitors. */
export const UserMenu = island(Menu);

function Menu() {
  const session = useStore($session, { ssr: 'initial' });
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { reason, retry } = useRetry(session, opener);
  useConfirmation(session);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-staff', isStaff(session));
  }, [session]);

  useEffect(() => {
    const message = takeFlash();
    if (message) toast('success', message);
  }, []);

  if (reason !== null)
    return <RetrySession reason={reason} pending={session.state === 'starting'} onRetry={retry} />;
  if (session.state !== 'user') return null;
  const name = `${session.user.firstName} ${session.user.lastName}`;
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger ref={opener} className="button button--quiet user-menu">
          <Icon name="user" />
          <span className="user-menu__name">{name}</span>
          <Icon name="down" size={16} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="menu" align="end" sideOffset={6}>
          {isStaff(session) && (
            <>
              <Item href={pages.admin} icon="settings" label={texts().menu.admin} />
              <DropdownMenu.Separator className="menu__divider" />
            </>
          )}
          <Item href={pages.user} icon="user" label={texts().menu.profile} />
          <Item href={pages.ownReservations} icon="list" label={texts().menu.reservations} />
          <DropdownMenu.Item
            className="menu__item"
            lang={otherLanguage()}
            onSelect={() => chooseLanguage(otherLanguage())}
          >
            <Icon name="language" />
            {languageNames[otherLanguage()]}
          </DropdownMenu.Item>
          <DropdownMenu.Item className="menu__item" onSelect={() => setIsAsking(true)}>
            <Icon name="logout" />
            {texts().menu.logout}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        question={texts().menu.logoutQuestion}
        confirm={texts().menu.logout}
        onConfirm={logout}
        returnTo={opener}
      />
    </>
  );
}

/** `_self` keeps a page's router from handling the click. */
function Item({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <DropdownMenu.Item asChild>
      <a className="menu__item" href={href} target="_self">
        <Icon name={icon} />
        {label}
      </a>
    </DropdownMenu.Item>
  );
}

/** Confirms on home what the user has booked, until the user closes it. Its script is loaded only then. */
function useConfirmation(session: Session): void {
  const user = session.state === 'user' ? session.user.id : null;
  const isStarting = session.state === 'starting';
  useEffect(() => {
    const place = document.getElementById(confirmationPlace);
    if (isStarting || !place) return undefined;
    const leaveOut = () => place.removeAttribute('class');
    const reservation = user === null ? null : readBooked(user);
    if (reservation === null) return leaveOut();
    let isCurrent = true;
    let remove = () => undefined as void;
    import('./mount-confirmation.tsx').then(
      ({ mountConfirmation }) => {
        if (isCurrent) remove = mountConfirmation(place, reservation);
      },
      () => {
        leaveOut();
        toast('success', messageOf('bookings.created'));
      },
    );
    return () => {
      isCurrent = false;
      remove();
    };
  }, [user, isStarting]);
}

interface Props {
  reason: string;
  pending: boolean;
  onRetry: () => void;
}

/** Replaces the menu while the stored token's user is unknown. */
function RetrySession({ reason, pending, onRetry }: Props) {
  return (
    <div className="user-menu__retry">
      <a className="button button--quiet user-menu" href={pages.user} target="_self">
        <Icon name="user" />
        <span className="user-menu__name">{texts().menu.profile}</span>
      </a>
      <button
        type="button"
        className="button button--quiet"
        title={reason}
        aria-disabled={pending}
        onClick={() => {
          if (!pending) onRetry();
        }}
      >
        {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="retry" />}
        <span>{texts().tryAgain}</span>
      </button>
    </div>
  );
}
