import { useCallback, useState } from 'react';
import { searchAll, type FoundRecords } from '../../../../contract/search-all.ts';
import { call } from '../../../lib/api.ts';
import { useResource } from '../../../lib/resource.ts';
import { useDebounced } from '../form/combobox.ts';

interface Known {
  words: string;
  found: FoundRecords;
}

/** Searches while typing. The last answer wins; until it arrives, `known` is the one before. */
export function useSearch() {
  const [text, setText] = useState('');
  const typed = text.trim();
  const words = useDebounced(typed);
  const load = useCallback(
    async (): Promise<Known | null> =>
      words === '' ? null : { words, found: await call(searchAll, { query: { q: words } }) },
    [words],
  );
  const { resource, retry } = useResource(load);
  const [known, setKnown] = useState<Known | null>(null);
  if (resource.state === 'ready' && resource.data !== known) setKnown(resource.data);
  const isCurrent = typed === words && resource.state !== 'loading';
  return {
    ...{ text, setText, retry },
    known: typed === '' ? null : known,
    failure: isCurrent && resource.state === 'failed' ? resource : null,
    isTyped: typed !== '',
    /** Whether the answer to what is typed has yet to come. */
    isSearching: typed !== '' && !isCurrent,
  };
}
