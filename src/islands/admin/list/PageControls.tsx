import { useId, useState, type SubmitEvent } from 'react';
import type { List } from './use-list.ts';
import styles from './PageControls.module.css';
import { finderTexts } from '../../../lib/texts/texts.ts';

interface Props<Sort extends string, Filter extends string> {
  list: Pick<List<unknown, Sort, Filter>, 'size' | 'sizes' | 'totalPages' | 'open'>;
}

/** Chooses the rows per page, and jumps to a page. */
export function PageControls<Sort extends string, Filter extends string>({
  list: { size, sizes = [], totalPages, open },
}: Props<Sort, Filter>) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const jump = (event: SubmitEvent) => {
    event.preventDefault();
    const page = Number(typed);
    setTyped('');
    if (Number.isInteger(page) && page >= 1) open({ page: Math.min(page, totalPages) - 1 });
  };
  return (
    <div className={`cluster ${styles.controls}`}>
      <label className="cluster" htmlFor={`${id}-size`}>
        {finderTexts().perPage}
        <select
          id={`${id}-size`}
          className="field__control"
          value={size}
          onChange={({ target }) => open({ size: Number(target.value) })}
        >
          {sizes.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
      {totalPages > 2 && (
        <form className="cluster" onSubmit={jump}>
          <label htmlFor={`${id}-page`}>{finderTexts().goToPage}</label>
          <input
            id={`${id}-page`}
            className={`field__control ${styles.page}`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
          />
          <button type="submit" className="button">
            {finderTexts().go}
          </button>
        </form>
      )}
    </div>
  );
}
