import { getCollection, type CollectionEntry } from 'astro:content';

type Single = 'site' | 'home' | 'solutions' | 'about' | 'contact' | 'notFound' | 'unauthorized';

/** The texts of a page that are one file in src/content. */
export async function single<Name extends Single>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`src/content has no file for ${name}.`);
  return entry.data;
}
