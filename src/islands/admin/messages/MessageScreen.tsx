import { useCallback } from 'react';
import {
  deleteMessage,
  getMessage,
  type ContactMessage,
} from '../../../../contract/messages-admin.ts';
import { pages } from '../../../../contract/pages.ts';
import { call } from '../../../lib/api.ts';
import { sentenceTime } from '../../../lib/format.ts';
import { Copyable } from '../../ui/Copyable.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { CancelButton } from '../form/FormActions.tsx';
import { goBack } from '../shell/history.ts';
import styles from './MessageScreen.module.css';
import { replyAddress } from './reply.ts';
import { adminTexts, messageOf } from '../../../lib/texts.ts';

export function MessageScreen({ messageId }: { messageId: string }) {
  const load = useCallback(() => call(getMessage, { params: { id: messageId } }), [messageId]);
  return (
    <Await title={adminTexts().message} load={load}>
      {(message) => <Message message={message} />}
    </Await>
  );
}

function Message({ message }: { message: ContactMessage }) {
  const { id, subject, body, name, email, createdAt } = message;
  const { isLeaving, leaveAfterToast } = useLeaveAfterSave();
  const remove = async () => {
    await call(deleteMessage, { params: { id } });
    leaveAfterToast(messageOf('contact.deleted'), () => goBack(pages.adminMessages));
  };
  return (
    <>
      <ScreenHeader title={subject} />
      <article className={`card ${styles.message}`}>
        <p className={`cluster ${styles.sender}`}>
          <span className="visually-hidden">{adminTexts().sender}: </span>
          <strong>{name}</strong> <Copyable text={email} />{' '}
          {createdAt && (
            <time className="muted" dateTime={createdAt}>
              {sentenceTime(createdAt)}
            </time>
          )}
        </p>
        <p className={styles.body}>{body}</p>
        <div className={`cluster ${styles.actions}`}>
          <div className="cluster">
            <a className="button button--primary" href={replyAddress(message)}>
              <Icon name="mail" />
              {adminTexts().reply}
            </a>
            <CancelButton list={pages.adminMessages} />
          </div>
          <DeleteButton disabled={isLeaving} onDelete={remove} />
        </div>
      </article>
    </>
  );
}
