import type { PageOf } from './list.ts';

/** A page of what a call answered; hosts without paging send all rows at once. */
export function asPage<Row>(
  answer: Row[] | PageOf<Row>,
  { page, size }: { page: number; size: number },
): PageOf<Row> {
  if (!Array.isArray(answer)) return answer;
  return { content: answer.slice(page * size, (page + 1) * size), totalElements: answer.length };
}
