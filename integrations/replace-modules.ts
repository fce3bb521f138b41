import type { Plugin } from 'vite';

/**
 * Replaces modules of packages, by path, in browser bundles. The build fails when one was not found: it has moved, and
 * browsers would get the original. The error points to `file`.
 */
export function replaceModules(
  file: string,
  paths: RegExp[],
  replace: (code: string, id: string) => string,
): Plugin {
  const missing = new Set(paths);
  return {
    name: file,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: paths },
      handler: (code, id) => {
        for (const path of missing) if (path.test(id)) missing.delete(path);
        return replace(code, id);
      },
    },
    buildEnd: (error) => {
      if (!error) refuseMissing(missing, file);
    },
  };
}

/** Fails the build unless scripts import each of these modules, which replace those of packages by alias. */
export const requireModules = (file: string, paths: RegExp[]): Plugin => ({
  name: file,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd(error) {
    if (error) return;
    const imported = [...this.getModuleIds()];
    refuseMissing(
      paths.filter((path) => !imported.some((id) => path.test(id))),
      file,
    );
  },
});

function refuseMissing(paths: Iterable<RegExp>, file: string): void {
  const [path] = paths;
  if (path) throw new Error(`No script imports ${path}: see integrations/${file}.`);
}
