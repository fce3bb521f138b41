import { pageMessages, type ContactMessage } from '../../../../contract/messages.ts';
import { call } from '../../../lib/api.ts';
import { texts } from '../../../lib/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { useList, type ListSource } from '../list.ts';
import { ListView } from '../ListView.tsx';
import { addressOf } from '../router.ts';
import styles from './MessagesScreen.module.css';

const { admin } = texts;
type Sort = 'subject' | 'name';

const columns: Column<ContactMessage>[] = [
  { title: admin.subject, cell: (message) => <Subject {...message} />, sort: 'subject' },
  { title: admin.visitor, cell: ({ name }) => name, sort: 'name' },
];

/** One that nobody has opened yet is marked. */
function Subject({ subject, unread = false }: ContactMessage) {
  if (!unread) return <span className={styles.read}>{subject}</span>;
  return (
    <>
      {subject} <span className="badge badge--green">{admin.unread}</span>
    </>
  );
}

const source: ListSource<ContactMessage, Sort, never> = {
  sorts: ['subject', 'name'],
  usual: { sort: 'subject', direction: 'ASC' },
  filters: [],
  load: (query) => call(pageMessages, { query }),
};

export function MessagesScreen() {
  const list = useList(source);
  return (
    <>
      <ScreenHeader title={admin.messages} />
      <ListView
        list={list}
        caption={admin.messages}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf.message(id)}
        empty={admin.noMessages}
      />
    </>
  );
}
