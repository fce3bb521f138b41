import { pageMessages, type ContactMessage } from '../../../../contract/messages.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { useList, type ListSource } from '../list.ts';
import { ListView } from '../ListView.tsx';
import { addressOf } from '../router.ts';
import styles from './MessagesScreen.module.css';
import { adminTexts } from '../texts.ts';
type Sort = 'subject' | 'name';

const columns: Column<ContactMessage>[] = [
  { title: adminTexts.subject, cell: (message) => <Subject {...message} />, sort: 'subject' },
  { title: adminTexts.visitor, cell: ({ name }) => name, sort: 'name' },
];

/** One that nobody has opened yet is marked. */
function Subject({ subject, unread = false }: ContactMessage) {
  if (!unread) return <span className={styles.read}>{subject}</span>;
  return (
    <>
      {subject} <span className="badge badge--green">{adminTexts.unread}</span>
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
      <ScreenHeader title={adminTexts.messages} />
      <ListView
        list={list}
        caption={adminTexts.messages}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addressOf.message(id)}
        empty={adminTexts.noMessages}
      />
    </>
  );
}
