import {
  historyKinds,
  historySorts,
  pageHistory,
  type AnyHistoryEntry,
} from '../../../../contract/office/history.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { adminTexts, historyTexts } from '../../../lib/texts/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { useList, type List, type ListSource } from '../list/use-list.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { About } from './About.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';

/** Entries on a page. */
const size = 20;

const source: ListSource<AnyHistoryEntry, (typeof historySorts)[number], 'kind'> = {
  sorts: historySorts,
  usual: { sort: 'at', direction: 'DESC' },
  filters: ['kind'],
  async load({ kind, ...query }) {
    const historyKind = historyKinds.find((name) => name === kind);
    const request = { query: { ...query, kind: historyKind } };
    return callOurs(pageHistory, request, historyTexts().notOffered);
  },
};

/** All changes, newest first. */
export function HistoryScreen() {
  const list = useList(source, size);
  const texts = historyTexts();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <div className="stack">
        <div className={styles.filter}>
          <FilterField
            filters={list.state.filters}
            onFilter={list.filter}
            name="kind"
            label={texts.kind}
            none={texts.allKinds}
            options={historyKinds.map((kind) => [kind, texts.kinds[kind]])}
          />
        </div>
        <Entries list={list} />
      </div>
    </>
  );
}

function Entries({ list }: { list: List<AnyHistoryEntry, 'at', 'kind'> }) {
  const { resource, shownPage, state, totalPages } = list;
  if (resource.state === 'failed')
    return <Unavailable title={historyTexts().title} failure={resource} onRetry={list.retry} />;
  if (!shownPage) return <Loading />;
  const { content, totalElements } = shownPage;
  const first = state.page * size;
  return (
    <div className="card" aria-busy={resource.state === 'loading'}>
      {content.length === 0 && <p className="muted">{historyTexts().none}</p>}
      <ol className={styles.entries} role="list">
        {content.map((entry) => (
          <Entry key={entry.id} entry={entry} kind={entry.kind} about={<About entry={entry} />} />
        ))}
      </ol>
      <div className={`cluster ${styles.footer}`}>
        <p className="muted" role="status">
          {content.length > 0 &&
            adminTexts().rows(first + 1, first + content.length, totalElements)}
        </p>
        <Pager page={state.page} totalPages={totalPages} onPage={(page) => list.open({ page })} />
      </div>
    </div>
  );
}
