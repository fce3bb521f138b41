/** What ESLint cannot check: cycles between files and between folders, and imports of another feature's files. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'No file imports itself through others.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders',
      comment:
        'No two folders import each other. In the contract, texts take the names of fields as types, and fields take keys of messages.',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: '^contract/' },
      to: { circular: true },
    },
    {
      name: 'features-through-their-index',
      comment:
        "Another feature's files are its own: what others use is in index.ts or repository.ts.",
      severity: 'error',
      from: { path: '^server/([^/]+)/' },
      to: {
        path: '^server/(?!(http|load|time|db|text)/)[^/]+/',
        pathNot: ['^server/$1/', '^server/[^/]+/(index|repository)\\.ts$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
  },
};
