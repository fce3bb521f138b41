import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { getDay } from '../../../../contract/office/day-list.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { today } from '../../../lib/api/clock.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { readPlaces } from '../../../lib/site/place-of.ts';
import { sentenceDay } from '../../../lib/texts/format.ts';
import { dispatchTexts } from '../../../lib/texts/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Await } from '../shell/Await.tsx';
import { open } from '../shell/navigation.ts';
import { $page, addressOf } from '../shell/router.ts';
import { DayLists } from './DayLists.tsx';
import styles from './Day.module.css';

/** What is to be done on a day, to look at and to print. */
export function DayScreen({ date }: { date: string }) {
  const place = useStore($page)?.search.place ?? '';
  const { day: texts } = dispatchTexts();
  const load = useCallback(
    () =>
      callOurs(
        getDay,
        { params: { date }, query: place ? { place } : {} },
        dispatchTexts().day.notOffered,
      ),
    [date, place],
  );
  const title = [texts.title, sentenceDay(date), place].filter(Boolean).join(', ');
  return (
    <Await key={`${date} ${place}`} title={title} load={load}>
      {(lists) => (
        <>
          <ScreenHeader title={title}>
            <button type="button" className={`button ${styles.print}`} onClick={() => print()}>
              {texts.print}
            </button>
          </ScreenHeader>
          <Choice date={date} place={place} />
          <DayLists lists={lists} />
        </>
      )}
    </Await>
  );
}

/** Which day, and at which place. */
function Choice({ date, place }: { date: string; place: string }) {
  const { day: texts } = dispatchTexts();
  const now = today();
  const days = [
    [now, texts.today],
    [addDays(now, 1), texts.tomorrow],
  ] as const;
  const places = readPlaces().map(({ name }) => [name, name] as const);
  return (
    <search className={styles.choice}>
      <nav className="cluster" aria-label={texts.date}>
        {days.map(([day, text]) => (
          <a
            key={day}
            className="button"
            href={addressOf.day(day, place)}
            aria-current={day === date ? 'page' : undefined}
          >
            {text}
          </a>
        ))}
      </nav>
      <TextField
        type="date"
        label={texts.date}
        defaultValue={date}
        onChange={({ target }) => target.value && open(addressOf.day(target.value, place))}
      />
      {places.length > 0 && (
        <SelectField
          label={texts.place}
          none={texts.anyPlace}
          options={places}
          value={place}
          onChange={({ target }) => open(addressOf.day(date, target.value))}
        />
      )}
    </search>
  );
}
