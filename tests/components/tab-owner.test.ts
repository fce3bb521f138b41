import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../contract/users/users.ts';
import { draft } from '../../src/lib/storage/draft.ts';
import { $session, startSession } from '../../src/lib/session/session.ts';

const typed = draft<{ signer: string }>('counter:7:return');
const user = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com', language: 'en' };

/** Opens the page anew with a session of this user. */
async function logIn(id: number): Promise<void> {
  vi.stubGlobal('fetch', (address: string | URL) =>
    Promise.resolve(
      new URL(address, location.href).pathname.endsWith(currentUser.path)
        ? Response.json({ ...user, id, roles: ['Customer'] })
        : Response.json({}, { status: 404 }),
    ),
  );
  localStorage.setItem('token', `token-${id}`);
  await startSession();
  expect($session.get()).toMatchObject({ state: 'user', user: { id } });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('a draft survives a session that ended, for the same user only', async () => {
  await logIn(1);
  typed.keep({ signer: 'Max' });
  // Another tab logs out, or the server has ended the session.
  localStorage.removeItem('token');
  await startSession();
  await logIn(1);
  expect(typed.read()).toEqual({ signer: 'Max' });
  await logIn(2);
  expect(typed.read()).toEqual({});
});

test('what was typed before logging in stays', async () => {
  typed.keep({ signer: 'Max' });
  await logIn(1);
  expect(typed.read()).toEqual({ signer: 'Max' });
});
