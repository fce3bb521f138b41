import type { Page } from '@playwright/test';

/** Gives a page a device for passkeys, as Chromium simulates them. Returns how to take it away. */
export async function addAuthenticator(page: Page, { isUserVerified = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    lose: () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Whether whoever holds the device can say so. */
    verify: (verified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified }),
  };
}
