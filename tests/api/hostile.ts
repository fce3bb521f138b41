import fc from 'fast-check';

const nested = (depth: number, leaf: unknown): unknown =>
  depth === 0 ? leaf : depth % 2 ? [nested(depth - 1, leaf)] : { a: nested(depth - 1, leaf) };

/** Values that have broken servers before. */
const known: unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, '', ' ', '\t\n'],
  ...[
    '\u0000',
    'a\u0000b',
    '\u001b[2J',
    '\u202e',
    '\ud800',
    '\udfff',
    '\ufeff',
    '\uffff',
    'ﷺ',
    '🚐',
  ],
  ...[
    '0',
    '-1',
    '1e9',
    '0x10',
    '٣',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '[object Object]',
  ],
  ...[
    "'",
    '"',
    "' or '1'='1",
    "'; drop table users; --",
    '$1',
    '%',
    '_',
    '\\',
    '%00',
    '%ff',
    '\\u0000',
  ],
  ...[
    '../../etc/passwd',
    '..%2f',
    'file:///etc/passwd',
    'http://127.0.0.1/',
    'C:\\',
    '/',
    '//',
    '.',
  ],
  ...[
    '<script>alert(1)</script>',
    '${7*7}',
    '{{7*7}}',
    '`id`',
    '$(id)',
    '\r\nX-Injected: 1',
    '=1+1',
  ],
  ...[
    '99999-99-99',
    '0000-00-00T00:00:00',
    '2030-03-31T02:30:00',
    '12/31/9999 23:59:59',
    '-000001-01-01',
    ...['0000-01-01', '0001-01-01', '9999-12-31'],
  ],
  ...['00000000-0000-0000-0000-000000000000', 'admin@fuhrpark.example', 'a@b.c', 'Administrator'],
  ...['x'.repeat(101), 'x'.repeat(10_000), '🚐'.repeat(3000), 'a.'.repeat(2000), '9'.repeat(400)],
  ...[[], {}, [[]], [null], [1, 2], { length: -1 }, { then: 1 }, { toString: 'x', valueOf: 'x' }],
  ...[{ constructor: { prototype: { admin: true } } }, nested(50, 1), nested(2000, null)],
];

/** Any JSON value, mostly a hostile one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer() },
);

export const hostileText: fc.Arbitrary<string> = hostileValue.map((value) =>
  (typeof value === 'string' ? value : `${JSON.stringify(value)}`).slice(0, 4000),
);

/** Fields that an attacker may hope to set. */
const smuggled = {
  id: 1,
  userId: 1,
  builtIn: true,
  role: 'Administrator',
  roles: ['Administrator'],
  isAdmin: true,
  passwordHash: 'x',
  totalPrice: 0,
  status: 'DONE',
  createdAt: '1970-01-01',
};

type Fields = Record<string, unknown>;

/** A valid record with some hostile, missing or additional fields. */
export const mutated = (right: Fields): fc.Arbitrary<Fields> => {
  const names = Object.keys(right);
  const change = fc.record({
    evil: fc.dictionary(fc.constantFrom(...names, 'other'), hostileValue, { maxKeys: 3 }),
    missing: fc.subarray(names, { maxLength: Math.min(2, names.length) }),
    more: fc.subarray(Object.entries(smuggled), { maxLength: 3 }),
  });
  return change.map(({ evil, missing, more }) => {
    const kept = Object.entries(right).filter(([name]) => !missing.includes(name));
    return { ...Object.fromEntries([...more, ...kept]), ...evil };
  });
};

/** A body as it is sent: mostly JSON, sometimes malformed. */
export const hostileBody = (right: Fields): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: mutated(right).map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[
          '',
          '{',
          '{"a":',
          '[1,',
          'nul',
          '"',
          '\u0000',
          '{"a":1}}',
          '{"__proto__":{"admin":true}}',
        ],
        ...[
          '{"constructor":{"prototype":{"x":1}}}',
          '{"a":1e999}',
          `${'['.repeat(9000)}${']'.repeat(9000)}`,
        ],
        ...[`{"a":"${'x'.repeat(70_000)}"}`, '{"email":"a","email":"b"}', '\ufeff{}'],
      ),
    },
  );
