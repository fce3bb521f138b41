import { searchAddress, type Search } from '../../lib/rental/search-address.ts';
import { countText } from '../../lib/texts/format.ts';
import { searchTexts } from '../../lib/texts/search-texts.ts';
import { texts } from '../../lib/texts/texts.ts';

interface Props {
  search: Search;
  /** 0-based. */
  page: number;
  isLast: boolean;
}

/** Links to the pages before and after this one; the server does not count them. */
export function SearchPages({ search, page, isLast }: Props) {
  if (page === 0 && isLast) return null;
  const { pager } = texts();
  return (
    <nav className="pager" aria-label={pager.label}>
      {page > 0 && (
        <a className="button" rel="prev" href={searchAddress(search, page - 1)}>
          {pager.previous}
        </a>
      )}
      <span aria-current="page">{searchTexts().page(countText(page + 1))}</span>
      {!isLast && (
        <a className="button" rel="next" href={searchAddress(search, page + 1)}>
          {pager.next}
        </a>
      )}
    </nav>
  );
}
