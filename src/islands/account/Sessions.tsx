import { useEffect, useRef, useState } from 'react';
import { endOtherSessions, endSession, listSessions } from '../../../contract/users/sessions.ts';
import { call } from '../../lib/api/api.ts';
import { useResource } from '../../lib/api/resource.ts';
import { messageOf, securityTexts } from '../../lib/texts/texts.ts';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { focusIfLost } from '../ui/focus.ts';
import { Failed } from '../ui/Failed.tsx';
import { Loading } from '../ui/Loading.tsx';
import { toast } from '../ui/toast.ts';
import { OneSession } from './OneSession.tsx';
import styles from './Sessions.module.css';

const load = () => call(listSessions, {});

/** Where the user is logged in, with a way to end each. */
export function Sessions() {
  const { sessions: texts } = securityTexts();
  const { resource, retry } = useResource(load);
  const [ended, setEnded] = useState<number[]>([]);
  const list = useRef<HTMLDivElement>(null);
  // The button went with its session.
  useEffect(() => focusIfLost(list.current), [ended]);
  if (resource.state === 'loading') return <Loading />;
  if (resource.state === 'failed')
    return <Failed title={texts.failed} reason={resource.message} onRetry={retry} />;
  const sessions = resource.data.filter(({ id }) => !ended.includes(id));
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const end = async (id: number) => {
    await call(endSession, { params: { id } });
    setEnded((before) => [...before, id]);
    return messageOf('account.sessionEnded');
  };
  const endOthers = async () => {
    await call(endOtherSessions, {});
    setEnded((before) => [...before, ...others.map(({ id }) => id)]);
    toast('success', messageOf('account.othersEnded'));
  };
  return (
    <div className="stack" ref={list} tabIndex={-1}>
      <ul role="list" className={styles.list}>
        {sessions.map((session) => (
          <OneSession
            key={session.id}
            session={session}
            onEnd={session.isCurrent ? null : () => end(session.id)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <ConfirmedButton
            className="button"
            label={texts.endOthers}
            question={texts.endOthersQuestion}
            hint={null}
            onConfirm={endOthers}
          />
        </div>
      )}
    </div>
  );
}
