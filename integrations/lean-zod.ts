import { replaceModules } from './replace-modules.ts';

const unused = [
  /\/zod\/v4\/core\/json-schema-processors\.js$/,
  /\/zod\/v4\/core\/to-json-schema\.js$/,
];

/**
 * Leaves out of the browser's zod the part that turns schemas into JSON schemas: every schema refers to it, no page calls
 * it, and it is a fifth of zod.
 */
export const leanZod = replaceModules('lean-zod.ts', unused, (code) => {
  const names = code.matchAll(/^export (?:const|function) (\w+)|^export \{ \w+ as (\w+) \}/gm);
  const exported = [...names].map(([, plain, renamed]) => `none as ${plain ?? renamed}`);
  return `const none = () => { throw new Error('No JSON schemas here') }; export { ${exported.join(', ')} };`;
});
