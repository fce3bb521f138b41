import { countText } from '../../lib/texts/format.ts';
import { Icon } from './Icon.tsx';
import { texts } from '../../lib/texts/texts.ts';

interface Props {
  /** 0-based. */
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** What its pages are of, where there is another pager beside it. */
  of?: string;
}

/** Steps through pages; hidden if there is only one. Buttons are only `aria-disabled`, so that they keep the focus. */
export function Pager({ page, totalPages, onPage, of }: Props) {
  if (totalPages <= 1) return null;
  const goTo = (target: number) => {
    if (target >= 0 && target < totalPages) onPage(target);
  };
  return (
    <nav className="pager" aria-label={of ? `${texts().pager.label}: ${of}` : texts().pager.label}>
      <button
        type="button"
        className="button button--icon"
        aria-disabled={page === 0}
        aria-label={texts().pager.previous}
        onClick={() => goTo(page - 1)}
      >
        <Icon name="left" />
      </button>
      <span aria-current="page">
        {texts().pager.page(countText(page + 1), countText(totalPages))}
      </span>
      <button
        type="button"
        className="button button--icon"
        aria-disabled={page >= totalPages - 1}
        aria-label={texts().pager.next}
        onClick={() => goTo(page + 1)}
      >
        <Icon name="right" />
      </button>
    </nav>
  );
}
