import { tabStorage } from './storage.ts';

const key = 'tab-owner';

/**
 * Forgets what another user has left in this tab, such as drafts: their session may have ended in another one, or been ended
 * by the server.
 */
export function claimTab(userId: number): void {
  const owner = tabStorage.read(key);
  if (owner !== null && owner !== `${userId}`) tabStorage.clear();
  tabStorage.write(key, `${userId}`);
}
