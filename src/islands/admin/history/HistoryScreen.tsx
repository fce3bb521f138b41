import {
  historyFilters,
  historyKinds,
  historySorts,
  pageHistory,
  type AnyHistoryEntry,
} from '../../../../contract/office/history.ts';
import { isInOrder } from '../../../../contract/vehicles/days.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { adminTexts, historyTexts } from '../../../lib/texts/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Filters } from '../list/Filters.tsx';
import { Combobox } from '../form/Combobox.tsx';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { LazyPageControls } from '../list/LazyPageControls.tsx';
import { filterNames, parseFilters } from '../list/list-address.ts';
import { useList, type List, type ListSource } from '../list/use-list.ts';
import { useCustomerOptions } from '../choices/customer-options.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { About } from './About.tsx';
import { Entry } from './Entry.tsx';
import styles from './history.module.css';

type Filter = keyof typeof historyFilters;

const source: ListSource<AnyHistoryEntry, (typeof historySorts)[number], Filter> = {
  sorts: historySorts,
  usual: { sort: 'at', direction: 'DESC' },
  filters: filterNames(historyFilters),
  async load(query) {
    const parsed = parseFilters(historyFilters, query);
    if (!isInOrder(parsed)) return { content: [], totalElements: 0 };
    return callOurs(pageHistory, { query: parsed }, historyTexts().notOffered);
  },
};

/** All changes, newest first. */
export function HistoryScreen() {
  const list = useList(source);
  const texts = historyTexts();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <div className="stack">
        <HistoryFilters filters={list.state.filters} onFilter={list.filter} />
        <Entries list={list} />
      </div>
    </>
  );
}

/** Filters the changes by what was changed, who did it, and the days. */
function HistoryFilters(props: FilterProps<Filter>) {
  const { filters, onFilter } = props;
  const texts = historyTexts();
  const by = historyFilters.by.safeParse(filters.by).data ?? null;
  const users = useCustomerOptions(by);
  return (
    <Filters values={props.filters}>
      <FilterField
        {...props}
        name="kind"
        label={texts.kind}
        none={texts.allKinds}
        options={historyKinds.map((kind) => [kind, texts.kinds[kind]])}
      />
      {(filters.kind ?? filters.subjectId) && (
        <TextField
          type="number"
          min={1}
          label={texts.number}
          value={filters.subjectId ?? ''}
          onChange={({ target }) => onFilter('subjectId', target.value)}
        />
      )}
      <Combobox
        name="by"
        label={texts.by}
        placeholder={texts.anybody}
        value={users.option(by)}
        find={users.find}
        onChange={(user) => {
          users.remember(user);
          onFilter('by', user ? String(user.id) : '');
        }}
      />
      <PeriodFilter {...props} />
    </Filters>
  );
}

function Entries({ list }: { list: List<AnyHistoryEntry, 'at', Filter> }) {
  const { resource, shownPage, state, totalPages, size } = list;
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
        <LazyPageControls list={list} total={totalElements} />
        <Pager page={state.page} totalPages={totalPages} onPage={(page) => list.open({ page })} />
      </div>
    </div>
  );
}
