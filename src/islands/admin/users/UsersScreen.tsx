import { exportUsers } from '../../../../contract/office/exports.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { userSorts, type Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { nameOf } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import { SearchField } from '../list/SearchField.tsx';
import { pageOfUsers } from '../../../lib/host/users.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { adminTexts, importTexts, securityTexts } from '../../../lib/texts/texts.ts';

const LastName = ({ lastName, blocked }: Customer) => (
  <>
    {lastName || '–'} {blocked && <BlockedMark />}
  </>
);

const columns = (): Column<Customer>[] => [
  {
    title: adminTexts().firstName,
    cell: (user) => (user.erased ? nameOf(user) : user.firstName),
    sort: 'firstName',
  },
  { title: adminTexts().lastName, cell: LastName, sort: 'lastName' },
  {
    title: adminTexts().email,
    cell: ({ email, erased }) => (erased ? '–' : <Copyable text={email} />),
    sort: 'email',
  },
  {
    title: adminTexts().roles,
    cell: ({ roles }) => roles.map((role) => adminTexts().roleNames[role] ?? role).join(', '),
  },
];

const source: ListSource<Customer, (typeof userSorts)[number], 'search'> = {
  sorts: userSorts,
  usual: { sort: 'firstName', direction: 'ASC' },
  filters: ['search'],
  load: pageOfUsers,
};

export function UsersScreen() {
  const list = useList(source);
  const canInvite = useSendsMails();
  const isOurs = useIsOurs();
  return (
    <div className="stack">
      <ScreenHeader title={adminTexts().users}>
        <div className="cluster">
          <DownloadButton
            name="users"
            label={adminTexts().downloadUsers}
            query={list.downloadQuery}
            count={list.shownPage?.totalElements}
            load={(query) => call(exportUsers, { query })}
          />
          {isOurs && (
            <a className="button" href={pages.adminImportCustomers}>
              {importTexts().open}
            </a>
          )}
          {canInvite && (
            <a className="button button--primary" href={pages.adminNewCustomer}>
              {securityTexts().customers.add}
            </a>
          )}
        </div>
      </ScreenHeader>
      <SearchField
        value={list.state.filters.search ?? ''}
        onSearch={(text) => list.filter('search', text)}
      />
      <ListView
        list={list}
        caption={adminTexts().users}
        columns={columns()}
        rowHref={({ id }) => addressOf.user(id)}
        empty={adminTexts().noUsers}
      />
    </div>
  );
}
