import { relative } from 'node:path';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { strictReader, type Reader } from './strict-reader.ts';
import { folderProblem } from './folder-problem.ts';
import { missingImageProblem } from './missing-image-problem.ts';
import { orderProblem } from './order-problem.ts';
import type { Prose } from './prose.ts';
import { toGermanError } from './to-german-error.ts';

/** Astro does not export this type. */
type Context = LoaderContext & { entryTypes: Map<string, Reader> };

/**
 * Loads files like Astro's glob, but refuses with a German message what glob would skip, change or report in English.
 * Without `prose` the text below the fields is rendered as Markdown.
 */
export const texts = (files: { base: string; pattern: string }, prose?: Prose): Loader => ({
  name: 'texts',
  load: async (loaderContext) => {
    const { entryTypes, parseData, store, watcher, logger } = loaderContext as Context;
    const findProblem = () => folderProblem(files.base, files.pattern);
    const problem = findProblem();
    if (problem) throw new Error(problem);
    // Otherwise cached entries would not be checked again after their image or schema has changed.
    store.clear();
    const orders = new Map<string, unknown>();
    let isLoaded = false;
    const context: Context = {
      ...loaderContext,
      entryTypes: new Map(
        [...entryTypes].map(([ending, reader]) => [ending, strictReader(reader, prose)]),
      ),
      parseData: async (entry) => {
        const path = relative('.', entry.filePath ?? entry.id);
        const data = await parseData(entry).catch((error) => {
          throw toGermanError(error, path);
        });
        const missing = missingImageProblem(data, path);
        if (missing) throw new Error(missing);
        orders.set(path, (data as { order?: unknown }).order);
        // Two files change places one after the other: only told then.
        const twice = isLoaded && orderProblem(orders);
        if (twice) logger.error(twice);
        return data;
      },
    };
    await glob(files).load(context);
    const twice = orderProblem(orders);
    if (twice) throw new Error(twice);
    isLoaded = true;
    watcher?.on('unlink', (path) => orders.delete(relative('.', path)));
    const logProblem = () => {
      const problem = findProblem();
      if (problem) logger.error(problem);
    };
    watcher?.on('add', logProblem).on('unlink', logProblem);
  },
});
