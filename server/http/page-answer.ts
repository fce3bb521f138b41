import type { Page, PageQuery } from '../db/page.ts';

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
