import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '../../../contract/passwords.ts';

/**
 * zxcvbn's score of what is typed, from 0 to 4, after a pause in typing; until then the last one stays. Null for an empty
 * field, and when the estimate cannot be loaded: the server judges anyway.
 */
export function useStrength(password: string, owner: () => Owner): number | null {
  const [score, setScore] = useState<number | null>(null);
  const ownerNow = useEffectEvent(owner);
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const judge = async () => {
      const { strengthOf } = await import('../../lib/password-strength.ts');
      if (isCurrent) setScore(strengthOf(password, ownerNow()));
    };
    const timer = setTimeout(() => void judge().catch(() => undefined), 400);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? null : score;
}
