import { useRef, useState } from 'react';
import {
  announcedDues,
  daysOnceDone,
  type Due,
} from '../../../../contract/vehicles/vehicle-dues.ts';
import { type FleetVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { changeDue } from '../../../../contract/vehicles/vehicle-changes.ts';
import { call } from '../../../lib/api/api.ts';
import { today } from '../../../lib/api/clock.ts';
import { sentenceDay } from '../../../lib/texts/format.ts';
import { blockTexts, fleetTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { DueLines, hasPast } from '../DueLines.tsx';
import { dueName } from '../due-name.ts';
import { addressOf } from '../shell/router.ts';
import styles from './VehicleNotice.module.css';
import { may } from '../../../lib/session/may.ts';

interface Props {
  vehicle: FleetVehicle;
  onChanged: () => Promise<void>;
}

/** Warns of what a vehicle is due for soon, with a link to plan it, and notes that it was done, which can be taken back. */
export function VehicleDues({ vehicle, onChanged }: Props) {
  const texts = fleetTexts().dues;
  const dues = announcedDues(vehicle, today());
  const [done, setDone] = useState<{ before: Due; now: Due } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  if (dues.length === 0 && !done) return null;

  async function change(due: Due, { lastOn, dueOn }: Pick<Due, 'lastOn' | 'dueOn'>) {
    await call(changeDue, { params: { id: vehicle.id }, body: { due: plain(due), lastOn, dueOn } });
    const now = { ...plain(due), lastOn, dueOn };
    setDone(done?.now === due ? null : { before: plain(due), now });
    // What was pressed goes.
    box.current?.focus({ preventScroll: true });
    await onChanged();
    return now;
  }
  const finish = async (due: Due) => {
    const now = await change(due, daysOnceDone(due, today()));
    return texts.isDone(dueName(now));
  };
  const takeBack = async ({ before, now }: { before: Due; now: Due }) => {
    await change(now, before);
    return texts.isUndone(dueName(now));
  };
  const tone = dues.length === 0 ? 'success' : hasPast(dues) ? 'danger' : 'info';
  return (
    <div ref={box} tabIndex={-1} className={`notice notice--${tone} cluster ${styles.notice}`}>
      <ul role="list" className={styles.dues}>
        {dues.map((due) => (
          <li key={dueName(due)} className="cluster">
            <span>
              <DueLines dues={[due]} plan="" />
            </span>
            {may('vehicles.write') && (
              <ActionButton
                className="button button--quiet"
                label={texts.done}
                name={texts.doneThis(dueName(due))}
                onPress={() => finish(due)}
              />
            )}
          </li>
        ))}
        {done && (
          <li className="cluster">
            <span>
              {texts.isDone(dueName(done.now))}{' '}
              {done.now.dueOn && texts.next(sentenceDay(done.now.dueOn))}
            </span>
            <ActionButton
              className="button button--quiet"
              label={blockTexts().undo}
              name={texts.undoThis(dueName(done.now))}
              onPress={() => takeBack(done)}
            />
          </li>
        )}
      </ul>
      {dues.length > 0 && may('blocks') && (
        <a className="button" href={addressOf.plan(vehicle)}>
          {blockTexts().plan}
        </a>
      )}
    </div>
  );
}

/** Without what follows from it. */
const plain = ({ kind, name, months, lastOn, dueOn, blocks }: Due): Due => ({
  kind,
  name,
  months,
  lastOn,
  dueOn,
  blocks,
});
