import type { SecondFactor } from '../../contract/users/passkeys.ts';
import { isStaffWith } from '../../contract/wire/rights.ts';
import type { Config } from '../config.ts';
import { AppError, unauthorized } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { Account } from './accounts.ts';
import { challengeQueries } from './challenges.ts';
import { passkeyQueries } from './passkeys.ts';
import { relyingParty } from './webauthn.ts';

/** Whether a password is not enough for somebody with these roles. */
export const needsSecondFactor = (
  { needsSecondFactor: isNeeded }: Config,
  { roles }: { roles: readonly string[] },
): boolean => isNeeded && isStaffWith(roles);

/** What staff add to a password where the company demands it. */
export function secondFactorOf(services: Services) {
  const { db, config } = services;
  const passkeys = passkeyQueries(db);
  const challenges = challengeQueries(db);
  const site = relyingParty(services);

  return {
    /** After the right password: throws a 401 with a challenge unless the password is enough. */
    async ask(user: Account): Promise<void> {
      if (!needsSecondFactor(config, user)) return;
      const challenge = await challenges.start('second-factor', user);
      if (!challenge) throw unauthorized('login_failed', 'auth.loginFailed');
      const known = await passkeys.list(user.id);
      const options = known.length > 0 ? null : await site.optionsToAdd(user, challenge, []);
      const secondFactor: SecondFactor = { challenge, options };
      throw new AppError(401, 'second_factor_needed', 'passkeys.secondFactor', {
        body: { secondFactor },
      });
    },
  };
}
