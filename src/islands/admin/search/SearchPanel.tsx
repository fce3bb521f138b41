import { useStore } from '@nanostores/react';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { adminTexts, searchAllTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { foundGroups, useScreenLinks } from './found-groups.ts';
import { $searchText, typeSearch } from './open-search.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchPanel.module.css';
import { searchAll, type FoundRecords } from '../../../../contract/office/search-all.ts';
import { call } from '../../../lib/api/api.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { useDebounced } from '../form/combobox.ts';

/** The field of the search, and what was found: a combobox with a list that is always open. */
export function SearchPanel() {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, results, failure, isTyped, isSearching, retry } = useSearch();
  const [active, setActive] = useState(0);
  /** Whether Enter was pressed before the answer to what is typed was there. */
  const isEntered = useRef(false);
  // Before the next key is typed.
  useLayoutEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (isSearching || !isEntered.current) return;
    isEntered.current = false;
    document.getElementById(`${listId}-0`)?.click();
  }, [isSearching, listId]);

  const links = useScreenLinks();
  const groups = results && !failure ? foundGroups(results.records, results.words, links) : [];
  const options = groups.flatMap((group) => group.options);
  const idOf = (index: number) => `${listId}-${index}`;
  const step = (steps: number) => {
    const next = (active + steps + options.length) % Math.max(options.length, 1);
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
  };
  const keyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: () => {
        // Not one that was found for other words.
        if (isSearching) isEntered.current = true;
        else document.getElementById(idOf(active))?.click();
      },
    };
    if (!actions[event.key] || event.nativeEvent.isComposing) return;
    event.preventDefault();
    actions[event.key]?.();
  };
  const counts = groups.map((group) =>
    searchAllTexts().count(group.title, group.count, group.hasMore),
  );
  const isEmpty = results !== null && !failure && options.length === 0;
  return (
    <>
      <input
        ref={input}
        className="field__control"
        type="search"
        role="combobox"
        aria-label={adminTexts().searchAll}
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={options[active] ? idOf(active) : undefined}
        aria-describedby={`${listId}-hint`}
        autoComplete="off"
        maxLength={limits.search}
        value={text}
        onChange={({ target }) => {
          typeSearch(target.value);
          setActive(0);
          isEntered.current = false;
        }}
        onKeyDown={keyDown}
      />
      <div id={`${listId}-hint`} className={isTyped ? 'visually-hidden' : 'muted'}>
        <p>{searchAllTexts().hint}</p>
        <p className={styles.keys}>{searchAllTexts().keys}</p>
      </div>
      <p role="status" className={isEmpty || isSearching ? 'muted' : 'visually-hidden'}>
        {isSearching && searchAllTexts().searching}
        {isTyped && !isSearching && isEmpty && searchAllTexts().nothing(results.words)}
        {isTyped && !isSearching && counts.length > 0 && searchAllTexts().found(counts.join(', '))}
      </p>
      {failure && (
        <Failed
          title={adminTexts().failed(searchAllTexts().results)}
          reason={failure.message}
          onRetry={() => {
            // The focused button disappears.
            input.current?.focus();
            retry();
          }}
        />
      )}
      {options.length > 0 && (
        <SearchResults
          groups={groups}
          active={active}
          idOf={idOf}
          id={listId}
          isOutdated={isSearching}
          onPoint={setActive}
        />
      )}
    </>
  );
}

interface Results {
  words: string;
  records: FoundRecords;
}

/** Searches while typing. The last answer wins; until it arrives, `results` is the one before. */
function useSearch() {
  const text = useStore($searchText);
  const typed = text.trim();
  const words = useDebounced(typed);
  const load = useCallback(
    async (): Promise<Results | null> =>
      words === '' ? null : { words, records: await call(searchAll, { query: { q: words } }) },
    [words],
  );
  const { resource, retry } = useResource(load);
  const [results, setResults] = useState<Results | null>(null);
  if (resource.state === 'ready' && resource.data !== results) setResults(resource.data);
  const isCurrent = typed === words && resource.state !== 'loading';
  return {
    text,
    retry,
    results: typed === '' ? null : results,
    failure: isCurrent && resource.state === 'failed' ? resource : null,
    isTyped: typed !== '',
    /** Whether the answer to what is typed has yet to come. */
    isSearching: typed !== '' && !isCurrent,
  };
}
