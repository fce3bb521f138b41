import { pages } from '../../../../contract/pages.ts';
import { getTimeline, type Lane } from '../../../../contract/timeline.ts';
import { ApiError } from '../../../lib/api.ts';
import { wallTime } from '../../../lib/clock.ts';
import { callIfOffered } from '../../../lib/call-if-offered.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { FilterNote } from '../list/FilterNote.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { Lanes } from './Lanes.tsx';
import { TimelineControls } from './TimelineControls.tsx';
import { TimelineTable } from './TimelineTable.tsx';
import { addDays, readView, type TimelineFilter } from './view.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

/** Vehicles on a page. */
const pageSize = 20;
const defaultDays = () => (matchMedia('(width < 40rem)').matches ? 7 : 14);
const viewOf = (params: { from?: string; days?: string }) =>
  readView(params, wallTime().slice(0, 10), defaultDays());

const source: ListSource<Lane, 'model', TimelineFilter> = {
  sorts: ['model'],
  usual: { sort: 'model', direction: 'ASC' },
  filters: ['from', 'days', 'search', 'view'],
  load: async ({ search, page, size, sort, direction, ...params }) => {
    const { from, days } = viewOf(params);
    const until = addDays(from, days - 1);
    const query = { page, size, sort, direction, search, from, until };
    const lanes = await callIfOffered(getTimeline, { query });
    if (!lanes) throw new ApiError(501, adminTexts.noTimeline);
    return lanes;
  },
};

/** When each vehicle is rented, as a chart or a table. */
export function TimelineScreen() {
  const list = useList(source, pageSize);
  const { filters } = list.state;
  const view = viewOf(filters);
  const { resource, known } = list;
  return (
    <>
      <ScreenHeader title={adminTexts.timeline}>
        <a className="button" href={pages.adminReservations}>
          {adminTexts.reservations}
        </a>
      </ScreenHeader>
      <div className="stack">
        <TimelineControls view={view} filters={filters} onFilter={list.filter} />
        {resource.state === 'failed' && (
          <Unavailable title={adminTexts.timeline} failure={resource} onRetry={list.retry} />
        )}
        {resource.state === 'loading' && !known && <Loading />}
        {resource.state !== 'failed' && known && filters.search && (
          <FilterNote
            count={known.totalElements}
            empty={adminTexts.noVehicles}
            onClear={() => list.filter('search', '')}
          />
        )}
        {resource.state !== 'failed' && known && (known.content.length > 0 || !filters.search) && (
          <div aria-busy={resource.state === 'loading'}>
            {filters.view === 'table' ? (
              <TimelineTable lanes={known.content} />
            ) : (
              <Lanes view={view} lanes={known.content} />
            )}
          </div>
        )}
        <Pager
          page={list.state.page}
          totalPages={list.totalPages}
          onPage={(page) => list.open({ page })}
        />
      </div>
    </>
  );
}
