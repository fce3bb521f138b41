import { atom } from 'nanostores';
import { browserStorage } from '../../../lib/storage/storage.ts';

const key = 'rows-per-page';

/** Rows per page to choose from. */
export const rowChoices = [10, 20, 50, 100] as const;

const usual = 20;

const chosen = Number(browserStorage.read(key));

/** Rows per page of all lists, as last chosen in this browser. */
export const $rowsPerPage = atom<number>(rowChoices.find((choice) => choice === chosen) ?? usual);

/** Changes that number, also for later visits. */
export function chooseRowsPerPage(rows: number): void {
  browserStorage.write(key, String(rows));
  $rowsPerPage.set(rows);
}
