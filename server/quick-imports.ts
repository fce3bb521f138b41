import { registerHooks } from 'node:module';

/**
 * Given to Node with `--import`, it takes 0.8 s off a start: for each of Drizzle's two hundred modules Node would parse the
 * 180 kB of its package.json anew, only to learn that they are modules.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
});
