import type { z } from 'zod';
import { limits } from '../../contract/limits.ts';
import { pageUsers, type Customer, type User } from '../../contract/users.ts';
import { call } from './api.ts';
import { offers } from './features.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Query = Omit<z.output<typeof pageUsers.query>, 'erased'> & {
  erased?: 'true' | 'false' | undefined;
};

/** A page of all users, or of those whose name or e-mail contains a text. Searches here if the host cannot. */
export async function pageOfUsers({ search, ...query }: Query): Promise<RowPage<Customer>> {
  if (!search) return call(pageUsers, { query });
  if (await offers('listFilters')) return call(pageUsers, { query: { ...query, search } });
  const largestPage = { ...query, page: 0, size: limits.page.maxSize };
  const { content } = await call(pageUsers, { query: largestPage });
  return pageOfRows(content.filter(matches(search)), query);
}

const matches = (search: string) => {
  const text = search.toLowerCase();
  return ({ firstName, lastName, email }: User): boolean =>
    `${firstName} ${lastName} ${email}`.toLowerCase().includes(text);
};
