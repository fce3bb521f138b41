import { useCallback } from 'react';
import { getReservationHistory, getVehicleHistory } from '../../../../contract/office/history.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { adminTexts, historyTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Loading } from '../../ui/Loading.tsx';
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
  const { resource, retry } = useResource(load);
  const texts = historyTexts();
  if (resource.state === 'loading') return <Loading />;
  if (resource.state === 'failed')
    return (
      <Failed title={adminTexts().failed(texts.title)} reason={resource.message} onRetry={retry} />
    );
  return (
    <>
      {resource.data.length === 0 && <p className="muted">{texts.none}</p>}
      <ol className={styles.entries} role="list">
        {resource.data.map((entry) => (
          <Entry key={entry.id} entry={entry} kind={kind} />
        ))}
      </ol>
      <p>
        <a href={pages.adminHistory}>{texts.all}</a>
      </p>
    </>
  );
}
