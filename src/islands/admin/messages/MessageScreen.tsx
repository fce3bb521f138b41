import { useCallback, useEffect, useRef, useState } from 'react';
import {
  closeMessage,
  deleteMessage,
  getMessage,
  type OpenedMessage,
} from '../../../../contract/office/messages-admin.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { focusIfLost } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import { CancelButton } from '../form/FormActions.tsx';
import { goBack } from '../shell/navigation.ts';
import { addressOf, mayOpen } from '../shell/router.ts';
import styles from './MessageScreen.module.css';
import { EndingMark } from './EndingMark.tsx';
import { replyAddress } from './reply.ts';
import { adminTexts, messageOf, outboxTexts } from '../../../lib/texts/texts.ts';

const AnswerForm = lazyPart(() => import('./AnswerForm.tsx'), 'AnswerForm');

export function MessageScreen({ messageId }: { messageId: string }) {
  const load = useCallback(() => call(getMessage, { params: { id: messageId } }), [messageId]);
  return (
    <Await key={messageId} title={adminTexts().message} load={load}>
      {(message) => <Message key={message.id} loaded={message} />}
    </Await>
  );
}

function Message({ loaded }: { loaded: OpenedMessage }) {
  const [message, setMessage] = useState(loaded);
  const [isNew, setNew] = useState(false);
  const { id, subject, body, name, email, createdAt, answer, doneAt } = message;
  const leaveAfterSave = useLeaveAfterSave();
  const showAnswer = async (text: string) => {
    // It was sent, even if the rest cannot be loaded now.
    const fallback = { ...message, answer: text, answerable: false };
    setMessage(await call(getMessage, { params: { id } }).catch(() => fallback));
    setNew(true);
  };
  const remove = async () => {
    await call(deleteMessage, { params: { id } });
    leaveAfterSave(messageOf('contact.deleted'), () => goBack(pages.adminMessages));
  };
  const close = async (isDone: boolean) => {
    const { message: said = '' } = await call(closeMessage, {
      params: { id },
      body: { done: isDone },
    });
    setMessage(await call(getMessage, { params: { id } }));
    return said;
  };
  const deletion = <DeleteButton onDelete={remove} />;
  return (
    <>
      <ScreenHeader title={subject}>
        {message.kind === 'ending' && <EndingMark />}
        {answer && <span className="badge tone-blue">{outboxTexts().answered}</span>}
        {!answer && doneAt && <span className="badge tone-grey">{outboxTexts().done}</span>}
        <div className="cluster">
          {!answer && doneAt !== undefined && (
            <ActionButton
              label={doneAt ? outboxTexts().reopen : outboxTexts().close}
              onPress={() => close(!doneAt)}
            />
          )}
          <NextMessages message={message} />
        </div>
      </ScreenHeader>
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
        {/* Whatever language its writer speaks. */}
        <p className={styles.body} translate="yes">
          {body}
        </p>
        <Customer message={message} />
        {answer && <GivenAnswer message={message} isNew={isNew} />}
        {message.answerable ? (
          <AnswerForm messageId={id} language={message.language ?? 'de'} onAnswered={showAnswer}>
            {deletion}
          </AnswerForm>
        ) : (
          <div className={`cluster ${styles.actions}`}>
            <div className="cluster">
              {!answer && <Reply message={message} />}
              <CancelButton
                list={pages.adminMessages}
                label={answer ? adminTexts().goBack : undefined}
              />
            </div>
            {deletion}
          </div>
        )}
      </article>
    </>
  );
}

/** Leads to the sender's account, if there is one, and to a new booking for it; anybody may have given that address. */
function Customer({ message: { customerId } }: { message: OpenedMessage }) {
  const { customer, book } = outboxTexts();
  const isKnown = customerId != null;
  if (!isKnown && !mayOpen('newReservation')) return null;
  return (
    <p className={`cluster ${styles.customer}`}>
      {isKnown && (
        <a className="easy-to-hit" href={addressOf.user(customerId)}>
          {customer}
        </a>
      )}
      {mayOpen('newReservation') && (
        <a
          className="easy-to-hit"
          href={addressOf.newReservation(isKnown ? { customer: customerId } : {})}
        >
          {isKnown ? book : adminTexts().newReservation}
        </a>
      )}
    </p>
  );
}

/** Leads to the next messages by their time. */
function NextMessages({ message: { newerId, olderId } }: { message: OpenedMessage }) {
  const { newer, older } = outboxTexts();
  if (newerId == null && olderId == null) return null;
  return (
    <nav className={`cluster ${styles.next}`} aria-label={adminTexts().messages}>
      {newerId != null && (
        <a className="button button--quiet" href={addressOf.message(newerId)}>
          <Icon name="left" />
          {newer}
        </a>
      )}
      {olderId != null && (
        <a className="button button--quiet" href={addressOf.message(olderId)}>
          {older}
          <Icon name="right" />
        </a>
      )}
    </nav>
  );
}

/** What was answered, when and by whom. */
function GivenAnswer({ message, isNew }: { message: OpenedMessage; isNew: boolean }) {
  const { answer, answeredAt, answeredBy = null, answeredByKey } = message;
  const by = answeredByKey ? outboxTexts().byKey(answeredByKey, answeredBy) : answeredBy;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The form whose button was pressed is gone.
    if (isNew) focusIfLost(section.current);
  }, [isNew]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.answer}
      aria-label={outboxTexts().answered}
    >
      {answeredAt && (
        <p className="muted">{outboxTexts().answeredBy(sentenceTime(answeredAt), by)}</p>
      )}
      <p className={styles.body}>{answer}</p>
    </section>
  );
}

/** Opens the reader's mail program, where the host sends no mails. */
function Reply({ message }: { message: OpenedMessage }) {
  return (
    <a className="button button--primary" href={replyAddress(message)}>
      <Icon name="mail" />
      {adminTexts().reply}
    </a>
  );
}
