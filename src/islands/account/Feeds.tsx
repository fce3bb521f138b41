import { useState } from 'react';
import {
  createFeed,
  deleteFeed,
  listFeeds,
  type Feed,
} from '../../../contract/reservations/feeds.ts';
import { hasRight } from '../../../contract/wire/rights.ts';
import type { User } from '../../../contract/users/users.ts';
import { call } from '../../lib/api/api.ts';
import { wholeAddress } from '../../lib/api/bases.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { dateTime } from '../../lib/texts/format.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { accountTexts } from '../../lib/texts/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Copyable } from '../ui/Copyable.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import styles from './Sessions.module.css';

const load = () => call(listFeeds, {});

/** Calendars to subscribe to: the own rentals, and for staff all pick-ups and returns, at each place too. */
export function Feeds({ user }: { user: User }) {
  const { feeds: texts } = accountTexts();
  const places = readPlaces();
  const offered = [
    { name: texts.own, kind: 'own' as const, place: null },
    ...(hasRight(user.roles, 'reservations.read')
      ? [
          { name: texts.office, kind: 'office' as const, place: null },
          ...(places.length > 1 ? places : []).map(({ slug, name }) => ({
            name: texts.officeAt(name),
            kind: 'office' as const,
            place: slug,
          })),
        ]
      : []),
  ];
  return (
    <Loaded load={load} failed={texts.failed}>
      {(known) => (
        <ul role="list" className={styles.list}>
          {offered.map(({ name, kind, place }) => (
            <OneFeed
              key={`${kind} ${place}`}
              name={name}
              of={{ kind, place }}
              known={known.find((feed) => feed.kind === kind && feed.place === place) ?? null}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface Props {
  name: string;
  of: Pick<Feed, 'kind' | 'place'>;
  /** Null if its address was never asked for. */
  known: Feed | null;
}

/** One calendar. Its address is shown when it is made, and never again. */
function OneFeed({ name, of, known }: Props) {
  const { feeds: texts } = accountTexts();
  const [feed, setFeed] = useState(known);
  const [address, setAddress] = useState<string | null>(null);
  const renew = async () => {
    const body = { ...of, language: currentLanguage() };
    const { path, message } = await call(createFeed, { body });
    const feeds = await load();
    setFeed(feeds.find(({ kind, place }) => kind === of.kind && place === of.place) ?? null);
    setAddress(wholeAddress(path));
    return message ?? texts.once;
  };
  const end = async () => {
    const { message } = await call(deleteFeed, { params: { id: feed!.id } });
    setFeed(null);
    setAddress(null);
    return message ?? texts.end;
  };
  const { createdAt, lastUsedAt = null } = feed ?? {};
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>{name}</p>
        <p className="muted">
          {createdAt
            ? `${texts.since(dateTime(createdAt))}, ${lastUsedAt ? texts.lastRead(dateTime(lastUsedAt)) : texts.unread}`
            : texts.none}
        </p>
        {address && (
          <div className={styles.address}>
            <p>{texts.once}</p>
            <p>
              <Copyable text={address} label={texts.copy} />
            </p>
            <p>
              <a href={address.replace(/^https?:/, 'webcal:')}>{texts.open}</a>
            </p>
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <ActionButton
          label={feed ? texts.renew : texts.create}
          name={feed ? texts.renewNamed(name) : texts.createNamed(name)}
          onPress={renew}
        />
        {feed && (
          <ActionButton
            className="button button--quiet"
            label={texts.end}
            name={texts.endNamed(name)}
            onPress={end}
          />
        )}
      </div>
    </li>
  );
}
