import type { OwnSession } from '../../../contract/users/sessions.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { securityTexts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { deviceInWords } from './device-in-words.ts';
import styles from './Sessions.module.css';

interface Props {
  session: OwnSession;
  /** Returns what is said afterwards; null for this device, which the menu logs out. @throws ApiError */
  onEnd: (() => Promise<string>) | null;
}

/** One device on which the user is logged in. */
export function OneSession({ session, onEnd }: Props) {
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
