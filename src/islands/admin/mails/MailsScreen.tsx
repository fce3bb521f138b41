import { mailSorts, mailStates, pageMails, type Mail } from '../../../../contract/office/mails.ts';
import { listTime } from '../../../lib/texts/format.ts';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { ListView } from '../list/ListView.tsx';
import { useList, type ListSource, type PageOf } from '../list/use-list.ts';
import { addressOf } from '../shell/router.ts';
import { reasonText, callMails } from './mail-texts.ts';
import { MailState } from './MailState.tsx';
import stacked from '../list/stacked.module.css';
import styles from './mails.module.css';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { SearchField } from '../list/SearchField.tsx';

const columns = (): Column<Mail>[] => [
  {
    title: outboxTexts().recipient,
    cell: ({ recipient }) => (
      <span className={`${styles.long} ${styles.recipient}`}>
        <Breakable text={recipient ?? outboxTexts().deleted} />
      </span>
    ),
    sort: 'recipient',
    area: 'recipient',
  },
  {
    title: outboxTexts().about,
    cell: ({ template }) => outboxTexts().templates[template],
    area: 'about',
  },
  { title: outboxTexts().state, cell: ({ state }) => <MailState state={state} />, area: 'state' },
  {
    title: outboxTexts().written,
    cell: ({ createdAt }) => <time>{listTime(createdAt)}</time>,
    sort: 'createdAt',
    area: 'written',
  },
  {
    title: outboxTexts().reason,
    cell: ({ reason }) => reason !== null && <Reason reason={reason} />,
    area: 'reason',
  },
];

const Reason = ({ reason }: { reason: string }) => (
  <span className={`${styles.long} ${styles.reason}`}>{reasonText(reason)}</span>
);

/** A page of mails, and where mails go. */
type MailPage = PageOf<Mail> & { way: keyof ReturnType<typeof outboxTexts>['ways'] | 'smtp' };

/** All mails, newest first. */
const source: ListSource<Mail, (typeof mailSorts)[number], MailFilter> = {
  sorts: mailSorts,
  usual: { sort: 'createdAt', direction: 'DESC' },
  filters: ['search', 'state'],
  load: ({ state, ...query }) =>
    callMails(pageMails, {
      query: { ...query, state: mailStates.find((name) => name === state) },
    }),
};

/** What was told by mail, and what became of it. */
export function MailsScreen() {
  const list = useList(source);
  const way = (list.shownPage as MailPage | null)?.way ?? 'smtp';
  return (
    <>
      <ScreenHeader title={adminTexts().mails} />
      <div className="stack">
        {way !== 'smtp' && <p className="notice notice--info">{outboxTexts().ways[way]}</p>}
        <MailFilters filters={list.state.filters} onFilter={list.filter} />
        <ListView
          list={list}
          caption={adminTexts().mails}
          columns={columns()}
          tableClass={`${stacked.cards} ${styles.areas}`}
          rowHref={({ id }) => addressOf.mail(id)}
          empty={outboxTexts().none}
        />
      </div>
    </>
  );
}

type MailFilter = 'search' | 'state';

/** Filters the list by words of the recipient's address and by state. */
function MailFilters(props: FilterProps<MailFilter>) {
  const texts = outboxTexts();
  return (
    <Filters values={props.filters}>
      <SearchField {...props} />
      <FilterField
        {...props}
        name="state"
        label={texts.state}
        none={texts.allStates}
        options={mailStates.map((state) => [state, texts.states[state]])}
      />
    </Filters>
  );
}
