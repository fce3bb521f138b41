import type { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { pageUsers, type User } from '../../contract/users.ts';
import { call } from './api.ts';
import { offers } from './features.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Query = z.output<typeof pageUsers.query>;

/** A page of the users, of all or of those whose name or e-mail holds a text. Where a host cannot search, that is done here. */
export async function pageOfUsers({ search, ...query }: Query): Promise<RowPage<User>> {
  if (!search) return call(pageUsers, { query });
  if (await offers('listFilters')) return call(pageUsers, { query: { ...query, search } });
  const most = { ...query, page: 0, size: limits.page.maxSize };
  const { content } = await call(pageUsers, { query: most });
  return pageOfRows(content.filter(holds(search)), query);
}

const holds = (search: string) => {
  const wanted = search.toLowerCase();
  return ({ firstName, lastName, email }: User): boolean =>
    `${firstName} ${lastName} ${email}`.toLowerCase().includes(wanted);
};
