import { searchAddress } from '../../lib/search.ts';
import { searchTexts } from '../../lib/search-texts.ts';
import type { Suggestion } from './suggestions.ts';

/** What to change about a search that found nothing or was refused: each is one click. */
export function OtherSearches({ suggestions }: { suggestions: Suggestion[] }) {
  return (
    <div className="stack">
      <p>{searchTexts().whatNow}</p>
      <ul role="list" className="cluster">
        {suggestions.map(({ text, search }) => (
          <li key={text}>
            <a className="button" href={searchAddress(search)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
