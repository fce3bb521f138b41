import { exportUsers } from '../../../../contract/office/exports.ts';
import { userSorts, type ListedCustomer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { Filters } from '../list/Filters.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { nameOf } from '../name-of.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { addressOf, mayOpen } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';
import stacked from '../list/stacked.module.css';
import styles from './UsersScreen.module.css';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { pageOfUsers } from '../../../lib/host/users.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { useMedia } from '../../../lib/page/use-media.ts';
import { price } from '../../../lib/texts/format.ts';
import { adminTexts, importTexts, securityTexts } from '../../../lib/texts/texts.ts';
import { may } from '../../../lib/session/may.ts';
import { mayEdit } from './may-edit.ts';
import { rolesInWords } from './roles-in-words.ts';

const LastName = ({ lastName, blocked }: ListedCustomer) => (
  <>
    {lastName || '–'} {blocked && <BlockedMark />}
  </>
);

const WholeName = (user: ListedCustomer) => (
  <>
    {nameOf(user)} {user.blocked && <BlockedMark />}
  </>
);

interface Shown {
  isOurs: boolean;
  /** Only where they differ. */
  hasRoles: boolean;
  /** Both names are one text, which breaks where it has to. */
  isNarrow: boolean;
}

const columns = ({ isOurs, hasRoles, isNarrow }: Shown): Column<ListedCustomer>[] => [
  {
    title: adminTexts().firstName,
    cell: (user) =>
      isNarrow ? <WholeName {...user} /> : user.erased ? nameOf(user) : user.firstName,
    sort: 'firstName',
    area: 'first',
  },
  {
    title: adminTexts().lastName,
    cell: (user) => !isNarrow && <LastName {...user} />,
    sort: 'lastName',
    area: 'last',
  },
  ...(isOurs
    ? [
        {
          title: securityTexts().customers.company,
          cell: ({ companyName }: ListedCustomer) => companyName || null,
          area: 'company',
        },
      ]
    : []),
  {
    title: securityTexts().customers.phone,
    cell: ({ phoneNumber }) => (phoneNumber ? <PhoneLink phone={phoneNumber} /> : '–'),
    area: 'phone',
  },
  {
    title: adminTexts().email,
    cell: ({ email, erased }) => (erased ? '–' : <Copyable text={email} />),
    sort: 'email',
    area: 'email',
  },
  ...(hasRoles
    ? [
        {
          title: adminTexts().roles,
          cell: ({ roles }: ListedCustomer) => rolesInWords(roles),
          area: 'roles',
        },
      ]
    : []),
  ...(isOurs
    ? [
        {
          title: securityTexts().customers.open,
          cell: ({ open = [] }: ListedCustomer) =>
            open.map(({ currency, amount }) => price(amount, currency)).join(' + ') || null,
          area: 'open',
          numeric: true,
          isNamed: true,
        },
      ]
    : []),
];

const Menu = (user: ListedCustomer) =>
  !user.erased && (
    <RowMenu
      label={adminTexts().moreActions(nameOf(user))}
      items={[
        mayOpen('newReservation') && {
          label: adminTexts().bookFor,
          href: addressOf.newReservation({ customer: user.id }),
        },
        {
          label: adminTexts().reservations,
          href: addressOf.reservationsOf({ userId: user.id }),
        },
        mayEdit(user) && {
          label: adminTexts().edit,
          href: addressOf.user(user.id, { begins: 'edit' }),
        },
      ]}
    />
  );

type Source = ListSource<ListedCustomer, (typeof userSorts)[number], 'search' | 'staff' | 'owing'>;

const flagOf = (text: string | undefined) =>
  (['true', 'false'] as const).find((flag) => flag === text);

/** The query with filters of the contract; others, from a mistyped address, are left out. */
const withFlags = <Query extends Partial<Record<'staff' | 'owing', string>>>(query: Query) => ({
  ...query,
  staff: flagOf(query.staff),
  owing: flagOf(query.owing),
});

const userList: Source = {
  sorts: userSorts,
  usual: { sort: 'firstName', direction: 'ASC' },
  filters: ['search'],
  load: (query) => pageOfUsers(withFlags(query)),
};

/** Customers, by last name, of a server of ours. `all` stands for the staff, too. */
const customerList: Source = {
  ...userList,
  usual: { sort: 'lastName', direction: 'ASC' },
  filters: ['search', 'staff', 'owing'],
  // Whoever comes with words looks for somebody.
  defaults: ({ search }) => (search ? {} : { staff: 'false' }),
  neutral: { staff: 'all' },
};

export function UsersScreen() {
  const isOurs = useIsOurs();
  const list = useList(isOurs ? customerList : userList);
  const { filters } = list.state;
  const filter = { filters, onFilter: list.filter };
  const hasRoles = filters.staff !== 'false';
  return (
    <div className="stack">
      <ScreenHeader title={adminTexts().users}>
        <ListActions
          title={adminTexts().users}
          download={
            may('exports') && {
              name: 'users',
              label: adminTexts().downloadUsers,
              query: withFlags(list.downloadQuery),
              count: list.shownPage?.totalElements,
              load: (query) => call(exportUsers, { query }),
            }
          }
          links={[isOurs && { to: 'importCustomers', text: importTexts().open }]}
        >
          {isOurs && <ScreenLink to="newCustomer" text={securityTexts().customers.add} isMain />}
        </ListActions>
      </ScreenHeader>
      <Filters values={filter.filters}>
        <SearchField {...filter} />
        {isOurs && (
          <>
            <FilterField
              {...filter}
              name="staff"
              label={securityTexts().customers.who}
              value={filters.staff ?? 'all'}
              options={[
                ['false', securityTexts().customers.onlyCustomers],
                ['true', securityTexts().customers.onlyStaff],
                ['all', securityTexts().customers.everybody],
              ]}
            />
            <MoreFilters count={filters.owing ? 1 : 0} areFew>
              <FilterField
                {...filter}
                name="owing"
                label={securityTexts().customers.owing}
                none={securityTexts().customers.whetherOwing}
                options={[['true', securityTexts().customers.onlyOwing]]}
              />
            </MoreFilters>
          </>
        )}
      </Filters>
      <ListView
        list={list}
        caption={adminTexts().users}
        columns={columns({ isOurs, hasRoles, isNarrow: useMedia('(width < 80rem)') })}
        menu={isOurs ? Menu : undefined}
        tableClass={`${stacked.stacked} ${styles.areas} ${hasRoles ? '' : styles.customers}`}
        rowHref={({ id }) => addressOf.user(id)}
        empty={adminTexts().noUsers}
      />
    </div>
  );
}
