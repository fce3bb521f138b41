import { replaceModules } from './replace-modules.ts';

const unused = [
  /\/zod\/v4\/core\/json-schema-processors\.js$/,
  /\/zod\/v4\/core\/to-json-schema\.js$/,
];

/**
 * Removes zod's conversion to JSON Schema from browser bundles. Every schema refers to it, so it is never tree-shaken; no
 * page calls it, and it is a fifth of zod.
 */
export const leanZod = replaceModules('lean-zod.ts', unused, (code) => {
  const names = code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm);
  const exported = [...names].map(([, plain, renamed]) => `stub as ${plain ?? renamed}`);
  return `const stub = () => { throw new Error('JSON Schema conversion was removed: see integrations/lean-zod.ts') }; export { ${exported.join(', ')} };`;
});
