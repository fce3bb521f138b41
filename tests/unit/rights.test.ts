import { describe, expect, test } from 'vitest';
import { hasRight, rights, rolesWith } from '../../contract/wire/rights.ts';
import { callsByName } from '../support/calls.ts';

describe('rights', () => {
  test('are each needed by a call', () => {
    const needed = new Set(Object.values(callsByName).map(({ right }) => right));
    expect(rights.filter((right) => !needed.has(right))).toEqual([]);
  });

  test.each(rights)('%s: administrators have it, customers and strangers have not', (right) => {
    expect(rolesWith(right)).toEqual(['Administrator']);
    expect(hasRight(['Customer', 'Administrator'], right)).toBe(true);
    for (const roles of [[], ['Customer'], ['administrator'], ['Auditor'], ['constructor']])
      expect(hasRight(roles, right)).toBe(false);
  });
});
