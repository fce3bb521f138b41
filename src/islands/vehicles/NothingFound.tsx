import { searchAddress, type Search } from '../../lib/search.ts';
import { searchTexts } from '../../lib/search-texts.ts';
import type { NextFree } from './find.ts';
import { suggestionsFor } from './suggestions.ts';

interface Props {
  search: Search;
  next: NextFree | null;
}

/** What to change about a search that found nothing: each is one click. */
export function NothingFound({ search, next }: Props) {
  return (
    <div className="stack">
      <p>{searchTexts().whatNow}</p>
      <ul role="list" className="cluster">
        {suggestionsFor(search, next).map(({ text, search: other }) => (
          <li key={text}>
            <a className="button" href={searchAddress(other)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
