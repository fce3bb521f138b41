import { getCollection, type CollectionEntry } from 'astro:content';

type PageName =
  | ('site' | 'siteInEnglish' | 'home' | 'solutions' | 'about' | 'contact')
  | ('answers' | 'conditions' | 'ending' | 'notFound' | 'unauthorized');

/** Texts from the collections of src/content that are a single file. */
export async function getTexts<Name extends PageName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`src/content has no file for ${name}.`);
  return entry.data;
}
