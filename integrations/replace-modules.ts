import type { Plugin } from 'vite';

/**
 * Replaces others' modules, by their paths, in what browsers get. The build fails when one of them is not there: it has
 * moved, and browsers would get it as it is. `file` is where to look then.
 */
export function replaceModules(
  file: string,
  paths: RegExp[],
  replace: (code: string) => string,
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
        return replace(code);
      },
    },
    buildEnd: (error) => {
      if (!error) refuseMissing(missing, file);
    },
  };
}

/** Fails the build when no script imports one of the modules given; they are our own, in place of others'. */
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
