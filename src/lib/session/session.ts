import { atom, onMount } from 'nanostores';
import { logout as endSession } from '../../../contract/users/logout.ts';
import { isStaffWith } from '../../../contract/wire/rights.ts';
import { pages } from '../../../contract/site/pages.ts';
import { currentUser, setLanguage, type User } from '../../../contract/users/users.ts';
import { authAddress, here } from '../site/addresses.ts';
import { ApiError, call, isClientError, onRefusal } from '../api/api.ts';
import { forgetBooked } from '../storage/last-booking.ts';
import { flash } from '../texts/flash.ts';
import { isOurs, learnTimeZone } from '../api/host.ts';
import { chosenLanguage, currentLanguage } from '../texts/language.ts';
import { tabStorage } from '../storage/storage.ts';
import { onTokenChange, readToken, removeToken, writeToken } from '../storage/token.ts';

const key = 'tab-owner';

/**
 * Forgets what another user has left in this tab, such as drafts: their session may have ended in another one, or been ended
 * by the server.
 */
function claimTab(userId: number): void {
  const owner = tabStorage.read(key);
  if (owner !== null && owner !== `${userId}`) tabStorage.clear();
  tabStorage.write(key, `${userId}`);
}

export type Session =
  | { state: 'starting' }
  // `ended`: the server no longer accepts the stored token.
  | { state: 'anonymous'; ended: boolean }
  | { state: 'failed'; message: string }
  | { state: 'user'; user: User };

export const $session = atom<Session>({ state: 'starting' });

/** Loads the stored token's user. */
export async function startSession(): Promise<void> {
  const token = readToken();
  if (!token) return $session.set({ state: 'anonymous', ended: false });
  if ($session.get().state !== 'user') $session.set({ state: 'starting' });
  try {
    const user = await fetchUser();
    if (readToken() === token) $session.set({ state: 'user', user });
  } catch (error) {
    if (readToken() === token) fail(error);
  }
}

/** Loads the user and the server's time zone, so that date fields show the server's dates. */
async function fetchUser(): Promise<User> {
  const [user] = await Promise.all([call(currentUser, {}), learnTimeZone()]);
  claimTab(user.id);
  void storeLanguage(user);
  return user;
}

/** Tells the server which language the user has chosen here, for mails; without a choice it keeps what it knows. */
async function storeLanguage({ language: stored }: User): Promise<void> {
  const language = chosenLanguage() ?? stored ?? currentLanguage();
  if (language === stored || !(await isOurs())) return;
  // Tried again with the next page.
  await call(setLanguage, { body: { language } }).catch(() => undefined);
}

/** Ends the session only on the server's answer; an unreachable or overloaded server can be retried. */
function fail(error: unknown): void {
  if (readToken() && error instanceof ApiError && !isClientError(error))
    return $session.set({ state: 'failed', message: error.message });
  const ended = readToken() !== null;
  removeToken();
  $session.set({ state: 'anonymous', ended });
}

/**
 * Begins the session of a new token.
 * @throws ApiError if the server refuses, which logs the visitor out, or fails
 */
export async function enter(requestToken: () => Promise<string>): Promise<void> {
  try {
    writeToken(await requestToken());
    $session.set({ state: 'user', user: await fetchUser() });
  } catch (error) {
    fail(error);
    throw error;
  }
}

/** Ends the session here at once, and on the server in the background; goes to the home page. */
export function logout(): void {
  call(endSession, {}, { keepalive: true }).catch(() => undefined);
  removeToken();
  $session.set({ state: 'starting' });
  // The tab's next user must not find this user's drafts.
  tabStorage.clear();
  forgetBooked();
  location.assign(pages.home);
}

/** Forgets the session after the server has ended it with the account; says what it said on the log-in page. */
export function forgetAccount(message: string): void {
  tabStorage.clear();
  forgetBooked();
  leaveForLogin(message);
}

function leaveForLogin(message: string, from?: string): void {
  removeToken();
  $session.set({ state: 'starting' });
  flash(message);
  location.assign(authAddress('login', from));
}

/** Sends anonymous visitors to the log-in page and back here; `ended` adds that their session has ended. */
export function askForLogin({ ended }: { ended: boolean }): void {
  if (ended) flash('sessions.ended');
  location.replace(authAddress('login', here() + location.hash));
}

/** Whether the user works for the company, and may enter its area. */
export const isStaff = (session: Session): boolean =>
  session.state === 'user' && isStaffWith(session.user.roles);

onRefusal((refusal, token) => {
  const { state } = $session.get();
  if (state !== 'user' || readToken() !== token) return;
  // The user may have lost a role: the page's guard then redirects.
  if (refusal === 'forbidden') return void startSession();
  leaveForLogin('sessions.ended', here());
});

onMount($session, () => {
  if (typeof window === 'undefined') return;
  void startSession();
  const restart = () => void startSession();
  const onPageShow = (event: PageTransitionEvent) => event.persisted && restart();
  const unsubscribe = onTokenChange(restart);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    unsubscribe();
    window.removeEventListener('pageshow', onPageShow);
  };
});
