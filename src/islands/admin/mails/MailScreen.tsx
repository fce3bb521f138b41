import { useCallback, useState } from 'react';
import { languageNames } from '../../../../contract/texts/language.ts';
import { getMail, resendMail, type ShownMail } from '../../../../contract/office/mails.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { countText, listTime } from '../../../lib/texts/format.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Facts, type FactRow } from '../../ui/Facts.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { CancelButton } from '../form/FormActions.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { reasonText, callMails } from './mail-texts.ts';
import { MailContent } from './MailContent.tsx';
import { MailState } from './MailState.tsx';
import styles from './mails.module.css';
import { adminTexts, outboxTexts } from '../../../lib/texts/texts.ts';

export function MailScreen({ mailId }: { mailId: string }) {
  const load = useCallback(() => callMails(getMail, { params: { id: mailId } }), [mailId]);
  return (
    <Await title={outboxTexts().mail} load={load}>
      {(mail) => <Shown loaded={mail} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: ShownMail }) {
  const [mail, setMail] = useState(loaded);
  const texts = outboxTexts();
  const request = { params: { id: mail.id } };
  const resend = async () => {
    const { message = '' } = await call(resendMail, request);
    setMail(await call(getMail, request).catch(() => mail));
    return message;
  };
  return (
    <>
      <ScreenHeader title={texts.templates[mail.template]}>
        <MailState state={mail.state} />
      </ScreenHeader>
      <div className="stack">
        <div className={styles.about}>
          <Facts className="facts facts--fitted" facts={factsOf(mail)} />
        </div>
        <div className="cluster">
          {mail.recipient !== null && mail.state !== 'withdrawn' && (
            <ActionButton
              className={`button ${mail.state === 'failed' ? 'button--primary' : ''}`}
              label={texts.sendAgain}
              onPress={resend}
            />
          )}
          {mail.userId != null && (
            <a className="button" href={addressOf.user(mail.userId, { begins: 'email' })}>
              {texts.toCustomer}
            </a>
          )}
          <CancelButton list={pages.adminMails} label={adminTexts().goBack} />
        </div>
        <MailContent mail={mail} />
      </div>
    </>
  );
}

function factsOf(mail: ShownMail): FactRow[] {
  const { recipient, createdAt, endedAt, nextAttemptAt, attempts, reason, state } = mail;
  const texts = outboxTexts();
  return [
    [texts.recipient, recipient === null ? texts.deleted : <Copyable text={recipient} />],
    [texts.language, languageNames[mail.language]],
    [texts.written, listTime(createdAt)],
    state !== 'waiting' && [texts.ended[state], endedAt && listTime(endedAt)],
    [texts.nextAttempt, nextAttemptAt && listTime(nextAttemptAt)],
    [texts.attempts, countText(attempts)],
    reason !== null && [
      texts.reason,
      <span key="reason" className={styles.long}>
        {reasonText(reason)}
      </span>,
    ],
  ];
}
