import { useId, useState, type SubmitEvent } from 'react';
import { chooseRowsPerPage, rowChoices } from './rows-per-page.ts';
import styles from './PageControls.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  list: { size: number; totalPages: number; open: (change: { page: number }) => void };
}

/** Chooses the rows per page of all lists, and jumps to a page. */
export function PageControls({ list: { size, totalPages, open } }: Props) {
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
        {adminTexts().perPage}
        <select
          id={`${id}-size`}
          className="field__control"
          value={size}
          onChange={({ target }) => {
            chooseRowsPerPage(Number(target.value));
            open({ page: 0 });
          }}
        >
          {rowChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      </label>
      {totalPages > 2 && (
        <form className="cluster" onSubmit={jump}>
          <label htmlFor={`${id}-page`}>{adminTexts().goToPage}</label>
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
            {adminTexts().go}
          </button>
        </form>
      )}
    </div>
  );
}
