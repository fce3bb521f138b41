import { exportUsers } from '../../../../contract/exports.ts';
import { pageUsers, userSorts, type User } from '../../../../contract/users.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { DownloadButton } from '../DownloadButton.tsx';
import { useList, type ListSource } from '../list.ts';
import { ListView } from '../ListView.tsx';
import { addressOf } from '../router.ts';
import { SearchField } from '../SearchField.tsx';
import { adminTexts } from '../texts.ts';

const columns: Column<User>[] = [
  { title: adminTexts.firstName, cell: ({ firstName }) => firstName, sort: 'firstName' },
  { title: adminTexts.lastName, cell: ({ lastName }) => lastName, sort: 'lastName' },
  { title: adminTexts.email, cell: ({ email }) => email, sort: 'email' },
  {
    title: adminTexts.roles,
    cell: ({ roles }) => roles.map((role) => adminTexts.roleNames[role] ?? role).join(', '),
  },
];

const source: ListSource<User, (typeof userSorts)[number], 'search'> = {
  sorts: userSorts,
  usual: { sort: 'firstName', direction: 'ASC' },
  filters: ['search'],
  load: (query) => call(pageUsers, { query }),
};

export function UsersScreen() {
  const list = useList(source);
  return (
    <div className="stack">
      <ScreenHeader title={adminTexts.users}>
        <DownloadButton endpoint={exportUsers} name="users" label={adminTexts.downloadUsers} />
      </ScreenHeader>
      <SearchField
        value={list.state.filters.search ?? ''}
        onSearch={(text) => list.filter('search', text)}
      />
      <ListView
        list={list}
        caption={adminTexts.users}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf.user(id)}
        empty={adminTexts.noUsers}
      />
    </div>
  );
}
