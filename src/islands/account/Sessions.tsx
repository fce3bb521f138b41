import { useEffect, useRef, useState } from 'react';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '../../../contract/users/sessions.ts';
import { call } from '../../lib/api/api.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { messageOf, securityTexts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { focusIfLost } from '../ui/focus.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { toast } from '../ui/toast.ts';
import { deviceInWords } from './device-in-words.ts';
import styles from './Sessions.module.css';

const load = () => call(listSessions, {});

/** Where the user is logged in, with a way to end each. */
export function Sessions() {
  return (
    <Loaded load={load} failed={securityTexts().sessions.failed}>
      {(sessions) => <SessionList known={sessions} />}
    </Loaded>
  );
}

function SessionList({ known }: { known: OwnSession[] }) {
  const { sessions: texts } = securityTexts();
  const [ended, setEnded] = useState<number[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button went with its session.
    if (ended.length > 0) focusIfLost(list.current);
  }, [ended]);
  const sessions = known.filter(({ id }) => !ended.includes(id));
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

interface Props {
  session: OwnSession;
  /** Returns what is said afterwards; null for this device, which the menu logs out. @throws ApiError */
  onEnd: (() => Promise<string>) | null;
}

/** One device on which the user is logged in. */
function OneSession({ session, onEnd }: Props) {
  const { sessions: texts } = securityTexts();
  const { network, since, lastUsedAt, isCurrent } = session;
  const device = deviceInWords(session.userAgent);
  const times = [
    texts.since(dateTime(since)),
    ...(isCurrent ? [] : [texts.lastUsed(dateTime(lastUsedAt))]),
  ];
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {isCurrent && <span className="badge tone-green">{texts.current}</span>}
        </p>
        <p className="muted">{[...times, ...(network ? [texts.from(network)] : [])].join(', ')}</p>
      </div>
      {onEnd && (
        <ActionButton
          className="button button--quiet"
          label={texts.end}
          name={texts.endNamed(device)}
          onPress={onEnd}
        />
      )}
    </li>
  );
}
