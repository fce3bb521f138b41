import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Forbids imports whose path matches. */
const forbidImports = (files, ...zones) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: zones.map(([regex, message]) => ({ regex, message })) },
    ],
  },
});

const noTests = ['(^|/)(tests|bench|prove)/', 'The product imports no tests, benches or proofs.'];
const noDemo = ['(^|/)demo/', 'Only the start and the tests know the demo.'];
const noServer = ['(^|/)server/', 'The site knows the server only through the contract.'];
const noSite = ['(^|/)src/', 'The server knows the site only through the contract.'];
const noIntegrations = ['(^|/)integrations/', 'Only astro.config.mjs imports integrations.'];
/** What no part of the site may import. */
const outside = [noServer, noTests, noIntegrations];
const aboveIslands = [
  '^\\.\\./(\\.\\./)*(components|pages)/',
  'Pages and components place islands, not the other way round.',
];
const islands = ['account', 'admin', 'auth', 'booking', 'contact', 'menu', 'vehicles'];

export default defineConfig(
  { ignores: ['dist', 'dist-cdn', 'data', '.astro', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  tseslint.configs.stylistic,
  astro.configs.recommended,
  reactHooks.configs.flat.recommended,
  { files: ['**/*.tsx'], ...a11y.configs.recommended },
  {
    files: ['**/*.tsx'],
    // VoiceOver in Safari only recognises a list without bullets by an explicit role.
    rules: { 'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }] },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SpreadElement > ObjectExpression',
          message:
            'Write the properties out: the compiler does not check the names of spread ones.',
        },
        {
          selector: 'JSXSpreadAttribute > ObjectExpression',
          message: 'Write the props out: the compiler does not check the names of spread ones.',
        },
      ],
    },
  },
  {
    // Needs types, which take their time: only where people read the texts.
    files: ['contract/**', 'server/**', 'src/**/*.{ts,tsx}'],
    ignores: ['**/*.astro/**', 'src/pages/**'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // What strangers send must not take quadratic time.
    files: ['contract/**', 'server/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['scripts/**', 'server/index.ts', 'tests/**', 'bench/**', 'prove/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'It needs HTTPS: newId() does not.' },
      ],
    },
  },
  {
    // Inline scripts of templates import nothing.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/storage/storage.ts', '**/*.astro/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Browsers may deny it: lib/storage/storage.ts does not throw.',
        })),
      ],
    },
  },
  forbidImports(
    ['contract/*.ts', 'contract/*/*.ts'],
    [
      '^(?!\\./|\\.\\./(?!\\.\\.)|zod$|card-validator$)',
      'The contract imports zod, the rules of cards and itself.',
    ],
  ),
  forbidImports(
    ['contract/texts/**'],
    ['^(?!\\./|\\.\\./(\\.\\./)?(?!\\.\\.))', 'Texts import the contract and nothing else.'],
  ),
  forbidImports(['scripts/**'], noSite, noTests),
  forbidImports(['server/**'], noSite, noTests, noDemo),
  forbidImports(['server/index.ts', 'server/demo/**'], noSite, noTests),
  forbidImports(['server/db/**'], noSite, noTests, noDemo, [
    '^\\.\\./(\\.\\./)?(?!\\.\\./|contract/|driver/|start-error)[a-z]+/.+',
    'The database knows no feature.',
  ]),
  forbidImports(['src/**'], ...outside),
  forbidImports(['integrations/**'], noServer, noTests, [
    'src/(?!lib/)',
    'Integrations know the contract and lib, no page and nothing on it.',
  ]),
  forbidImports(
    ['src/components/**'],
    ...outside,
    ['(^|/)pages/', 'Pages import components, not the other way round.'],
    [
      'islands/(?!ui/|menu/mount\\.tsx$)',
      'Pages place islands. A component may use islands/ui and mount the user menu.',
    ],
  ),
  ...islands.map((island) =>
    forbidImports([`src/islands/${island}/**`], ...outside, aboveIslands, [
      `^\\.\\./(\\.\\./)?(${islands.filter((other) => other !== island).join('|')})/`,
      'Islands do not reach into each other: shared logic is in lib, shared look in ui.',
    ]),
  ),
  forbidImports(
    ['src/islands/ui/**'],
    ...outside,
    aboveIslands,
    ['lib/(api/api|session/)', 'The ui makes no calls and knows no stores.'],
    [`^\\.\\./(${islands.join('|')})/`, 'The ui knows no feature.'],
  ),
  forbidImports(['src/lib/**'], ...outside, [
    'islands|components|pages/',
    'lib is below islands, components and pages.',
  ]),
);
