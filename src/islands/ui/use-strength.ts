import { useEffect, useEffectEvent, useState } from 'react';
import type { Owner } from '../../../contract/passwords.ts';
import { company } from '../../lib/company.ts';

/**
 * zxcvbn's score of the password, from 0 to 4, updated after a pause in typing. Null for an empty field, and if zxcvbn fails
 * to load: the server checks anyway.
 */
export function useStrength(password: string, owner: () => Owner): number | null {
  const [score, setScore] = useState<number | null>(null);
  const getOwner = useEffectEvent(owner);
  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    const updateScore = async () => {
      const { strengthOf } = await import('../../lib/password-strength.ts');
      if (isCurrent) setScore(strengthOf(password, getOwner(), company));
    };
    const timer = setTimeout(() => void updateScore().catch(() => undefined), 400);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password]);
  return password === '' ? null : score;
}
