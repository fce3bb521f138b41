import { relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { careful, type Reader } from './careful.ts';
import { folderProblem } from './folder.ts';
import { missingPicture } from './pictures.ts';
import type { Prose } from './prose.ts';
import { inGerman } from './schema-problems.ts';

/** Not among the types that Astro publishes. */
type Context = LoaderContext & { entryTypes: Map<string, Reader> };

/**
 * Loads files as Astro's glob does, and refuses with a German sentence what that one would leave out, change or tell in
 * English. Without `prose` the text below the fields is rendered as Markdown.
 */
export const texts = (files: { base: string; pattern: string }, prose?: Prose): Loader => ({
  name: 'texts',
  load: async (given) => {
    const { entryTypes, parseData, store, watcher, logger } = given as Context;
    const problem = () => folderProblem(files.base, files.pattern);
    const found = problem();
    if (found) throw new Error(found);
    // Else what was right before its picture or its schema changed would not be looked at.
    store.clear();
    const context: Context = {
      ...given,
      entryTypes: new Map(
        [...entryTypes].map(([ending, reader]) => [ending, careful(reader, prose)]),
      ),
      parseData: async (entry) => {
        const path = relative('.', entry.filePath ?? entry.id);
        const data = await parseData(entry).catch((error) => {
          throw inGerman(error, path);
        });
        const missing = missingPicture(data, path);
        if (missing) throw new Error(missing);
        return data;
      },
    };
    await glob(files).load(context);
    const warn = () => {
      const found = problem();
      if (found) logger.error(found);
    };
    watcher?.on('add', warn).on('unlink', warn);
  },
});
