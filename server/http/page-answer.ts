import type { Page, PageQuery } from '../db/page.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { limits } from '../../contract/values/limits.ts';
import { key } from '../../contract/texts/message-key.ts';
import { refused } from './errors.ts';

/** Rows that a statement reads of a list that is answered in one piece: one more than may be. */
export const rowsToRead = limits.rows + 1;

/** Throws a 400 that names the call with pages, if there are more rows than an answer may hold. */
export function wholeList<Row>(rows: Row[], { path }: Pick<Endpoint, 'path'>): Row[] {
  if (rows.length > limits.rows) throw tooManyRows(path);
  return rows;
}

export const tooManyRows = (path: string) =>
  refused(
    'too_many_rows',
    key('common.tooManyRows', { most: limits.rows, call: `GET ${path}?page=0` }),
  );

const sort = { empty: false, sorted: true, unsorted: false };

/** A page in Spring Data's format, which the wire uses. */
export function pageAnswer<Row>({ rows, total }: Page<Row>, { page, size }: PageQuery) {
  const totalPages = Math.ceil(total / size);
  return {
    content: rows,
    totalElements: total,
    totalPages,
    size,
    number: page,
    numberOfElements: rows.length,
    first: page === 0,
    last: page >= totalPages - 1,
    empty: rows.length === 0,
    sort,
    pageable: {
      pageNumber: page,
      pageSize: size,
      offset: page * size,
      sort,
      paged: true,
      unpaged: false,
    },
  };
}
