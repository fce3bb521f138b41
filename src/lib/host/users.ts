import type { z } from 'zod';
import { limits } from '../../../contract/values/limits.ts';
import { pageUsers, type ListedCustomer, type User } from '../../../contract/users/users.ts';
import { call } from '../api/api.ts';
import { isOurs } from '../api/host.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Flag = 'true' | 'false' | undefined;
type Query = Omit<z.output<typeof pageUsers.query>, 'erased' | 'staff' | 'owing'> & {
  erased?: Flag;
  staff?: Flag;
  owing?: Flag;
};

/** A page of all users, or of those whose name or e-mail contains a text: for a bare host, of the first hundred. */
export async function pageOfUsers(query: Query): Promise<RowPage<ListedCustomer>> {
  const { search } = query;
  if (!search || (await isOurs())) return call(pageUsers, { query });
  const largestPage = { ...query, page: 0, size: limits.page.maxSize };
  const { content } = await call(pageUsers, { query: largestPage });
  return pageOfRows(content.filter(matches(search)), query);
}

const matches = (search: string) => {
  const text = search.toLowerCase();
  return ({ firstName, lastName, email }: User): boolean =>
    `${firstName} ${lastName} ${email}`.toLowerCase().includes(text);
};
