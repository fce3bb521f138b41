import { replaceModules } from './replace-modules.ts';

const english = /\/zod\/v4\/locales\/en\.js$/;
const conversion = [
  /\/zod\/v4\/core\/json-schema-processors\.js$/,
  /\/zod\/v4\/core\/to-json-schema\.js$/,
];

/**
 * Removes from browser bundles what every schema of zod refers to, so that it is never tree-shaken, and no page uses: its
 * English messages, because the contract has its own, and the conversion to JSON Schema, a fifth of zod.
 */
export const leanZod = replaceModules('lean-zod.ts', [english, ...conversion], (code, id) => {
  if (english.test(id)) return 'export default () => ({ localeError: () => undefined });';
  const names = code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm);
  const exported = [...names].map(([, plain, renamed]) => `stub as ${plain ?? renamed}`);
  return `const stub = () => { throw new Error('JSON Schema conversion was removed: see integrations/lean-zod.ts') }; export { ${exported.join(', ')} };`;
});
