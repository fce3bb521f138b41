import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from '../../src/lib/forms/merge.ts';

const value = fc.oneof(fc.constantFrom('', 'a', 'b'), fc.constantFrom(['x'], ['x', 'y']));
const record = fc.record({ one: value, two: value, three: value });
const names = ['one', 'two', 'three'] as const;
const sides = fc.record({ base: record, mine: record, theirs: record });
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

test('neither of two changes is lost: each is in the result or in a conflict', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const { values, taken, conflicts } = merge(base, mine, theirs);
      for (const name of names) {
        const [isMine, isTheirs] = [mine, theirs].map((side) => !same(side[name], base[name]));
        const isCollision = isMine && isTheirs && !same(mine[name], theirs[name]);
        expect(conflicts.includes(name)).toBe(isCollision);
        expect(taken.includes(name)).toBe(!isMine && isTheirs);
        const expected = isMine ? mine : isTheirs ? theirs : base;
        expect(values[name]).toEqual(expected[name]);
      }
    }),
  );
});

test('in either order, both have the same conflicts and agree on the rest', () => {
  fc.assert(
    fc.property(sides, ({ base, mine, theirs }) => {
      const one = merge(base, mine, theirs);
      const other = merge(base, theirs, mine);
      expect(one.conflicts).toEqual(other.conflicts);
      for (const name of names)
        if (!one.conflicts.includes(name)) expect(one.values[name]).toEqual(other.values[name]);
    }),
  );
});
