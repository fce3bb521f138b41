const key = 'tab-owner';

/**
 * Forgets what another user has left in this tab, such as drafts: their session may have ended in another one, or been ended
 * by the server.
 */
export function claimTab(userId: number): void {
  const owner = sessionStorage.getItem(key);
  if (owner !== null && owner !== `${userId}`) sessionStorage.clear();
  sessionStorage.setItem(key, `${userId}`);
}
