import { useCallback } from 'react';
import {
  contactMessages,
  deleteMessage,
  getMessage,
  type ContactMessage,
} from '../../../../contract/messages.ts';
import { pages } from '../../../../contract/pages.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../Await.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { useFinish } from '../finish.ts';
import { CancelButton } from '../FormActions.tsx';
import { goBack } from '../router.ts';
import styles from './MessageScreen.module.css';
import { adminTexts } from '../texts.ts';

export function MessageScreen({ messageId }: { messageId: string }) {
  const load = useCallback(() => call(getMessage, { params: { id: messageId } }), [messageId]);
  return (
    <Await title={adminTexts.message} load={load}>
      {(message) => <Message message={message} />}
    </Await>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { id, subject, body, name, email } = message;
  const { finished, finish } = useFinish();
  const remove = async () => {
    await call(deleteMessage, { params: { id } });
    finish(contactMessages.deleted, () => goBack(pages.adminMessages));
  };
  return (
    <>
      <ScreenHeader title={subject} />
      <article className={`card ${styles.message}`}>
        <p className={styles.sender}>
          <span className="visually-hidden">{adminTexts.sender}: </span>
          <strong>{name}</strong>{' '}
          <a className={styles.address} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
        <p className={styles.body}>{body}</p>
        <div className={styles.actions}>
          <CancelButton list={pages.adminMessages} />
          <DeleteButton disabled={finished} onDelete={remove} />
        </div>
      </article>
    </>
  );
}
