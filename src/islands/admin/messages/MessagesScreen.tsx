import {
  messageFilters,
  messageKinds,
  messageSorts,
  pageMessages,
  type ContactMessage,
} from '../../../../contract/office/messages-admin.ts';
import { call } from '../../../lib/api/api.ts';
import { listTime } from '../../../lib/texts/format.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { filterNames } from '../list/list-address.ts';
import { useList, type ListSource } from '../list/use-list.ts';
import { ListView } from '../list/ListView.tsx';
import { addressOf } from '../shell/router.ts';
import { EndingMark } from './EndingMark.tsx';
import { MessageFilters, type MessageFilter } from './MessageFilters.tsx';
import stacked from '../list/stacked.module.css';
import styles from './MessagesScreen.module.css';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';

const columns = (): Column<ContactMessage>[] => [
  {
    title: adminTexts().subject,
    cell: (message) => <Subject {...message} />,
    sort: 'subject',
    area: 'subject',
  },
  { title: adminTexts().visitor, cell: ({ name }) => name, sort: 'name', area: 'name' },
  {
    title: adminTexts().email,
    cell: ({ email }) => <Copyable text={email} />,
    sort: 'email',
    area: 'email',
  },
  {
    title: adminTexts().received,
    cell: ({ createdAt }) => (createdAt ? <time>{listTime(createdAt)}</time> : '–'),
    // Ids are in chronological order, and every host can sort by them.
    sort: 'id',
    area: 'received',
  },
];

/** Marks declarations that end contracts, and messages that are unread, answered or done. */
const Subject = ({ subject, kind, unread = false, answer, doneAt }: ContactMessage) => (
  <span className={answer || !unread ? styles.read : undefined}>
    {subject}
    <span className={styles.gap}> </span>
    <span className={styles.marks}>
      {kind === 'ending' && <EndingMark />}
      {answer && <span className="badge tone-blue">{outboxTexts().answered}</span>}
      {!answer && doneAt && <span className="badge tone-grey">{outboxTexts().done}</span>}
      {!answer && unread && <span className="badge tone-green">{adminTexts().unread}</span>}
    </span>
  </span>
);

/** A filter of the address; undefined if it is none. */
const flag = (value: string | undefined) =>
  value === 'true' || value === 'false' ? value : undefined;

/** All messages, newest first. */
const source: ListSource<ContactMessage, (typeof messageSorts)[number], MessageFilter> = {
  sorts: messageSorts,
  usual: { sort: 'id', direction: 'DESC' },
  filters: filterNames(messageFilters),
  load: ({ kind, unread, unanswered, ...query }) =>
    call(pageMessages, {
      query: {
        ...query,
        kind: messageKinds.find((known) => known === kind),
        unread: flag(unread),
        unanswered: flag(unanswered),
      },
    }),
};

export function MessagesScreen() {
  const list = useList(source);
  const isOurs = useIsOurs();
  const hasAnswers = useSendsMails();
  const unread = list.shownPage?.unread;
  return (
    <>
      <ScreenHeader title={adminTexts().messages}>
        {unread !== undefined && unread > 0 && (
          <span className="badge tone-green">{adminTexts().unreadCount(unread)}</span>
        )}
      </ScreenHeader>
      <div className="stack">
        {isOurs && (
          <MessageFilters
            filters={list.state.filters}
            onFilter={list.filter}
            hasAnswers={hasAnswers}
          />
        )}
        <ListView
          list={list}
          caption={adminTexts().messages}
          columns={columns()}
          tableClass={`${stacked.stacked} ${styles.areas}`}
          rowHref={({ id }) => addressOf.message(id)}
          empty={adminTexts().noMessages}
        />
      </div>
    </>
  );
}
