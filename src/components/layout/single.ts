import { getEntry, type CollectionEntry } from 'astro:content';

type Single = 'site' | 'home' | 'solutions' | 'about' | 'contact';

/** The texts of a page that are one file in src/content. */
export async function single<Name extends Single>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, name);
  if (!entry) throw new Error(`src/content/${name}.yaml is missing.`);
  return entry.data;
}
