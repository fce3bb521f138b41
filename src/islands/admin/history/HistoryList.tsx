import { useCallback } from 'react';
import { getReservationHistory, getVehicleHistory } from '../../../../contract/office/history.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { adminTexts, historyTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';

const endpoints = { reservation: getReservationHistory, vehicle: getVehicleHistory };

export interface Subject {
  kind: keyof typeof endpoints;
  id: number;
}

/** Who changed what of a record, newest first, and the way to all changes. */
export function HistoryList({ kind, id }: Subject) {
  const load = useCallback(() => call(endpoints[kind], { params: { id } }), [kind, id]);
  const texts = historyTexts();
  return (
    <Loaded load={load} failed={adminTexts().failed(texts.title)}>
      {(entries) => (
        <>
          {entries.length === 0 && <p className="muted">{texts.none}</p>}
          <ol className={styles.entries} role="list">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} kind={kind} />
            ))}
          </ol>
          <p>
            <a href={pages.adminHistory}>{texts.all}</a>
          </p>
        </>
      )}
    </Loaded>
  );
}
