import { useEffect } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { getTimeline, type Lane } from '../../../../contract/reservations/timeline.ts';
import { today } from '../../../lib/api/clock.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { FilterNote } from '../list/FilterNote.tsx';
import { useList, type List, type ListSource } from '../list/use-list.ts';
import { BlockStatus } from './BlockStatus.tsx';
import { Lanes } from './Lanes.tsx';
import { TimelineControls } from './TimelineControls.tsx';
import { TimelineTable } from './TimelineTable.tsx';
import { useBlocks, type Blocks } from './use-blocks.ts';
import { readView, type TimelineFilter } from './view.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';

const pageSize = 20;
const defaultDays = () => (matchMedia('(width < 40rem)').matches ? 7 : 14);
const viewOf = (params: { from?: string; days?: string }) =>
  readView(params, today(), defaultDays());

type TimelineList = List<Lane, 'model', TimelineFilter>;

const source: ListSource<Lane, 'model', TimelineFilter> = {
  sorts: ['model'],
  usual: { sort: 'model', direction: 'ASC' },
  filters: ['from', 'days', 'search', 'view', 'plan', 'repair'],
  load: async ({ search, page, size, sort, direction, ...params }) => {
    const { from, days } = viewOf(params);
    const until = addDays(from, days - 1);
    const query = { page, size, sort, direction, search, from, until };
    return callOurs(getTimeline, { query }, adminTexts().noTimeline);
  },
};

const BlockDialog = lazyWith(null)(() => import('../blocks/BlockDialog.tsx'), 'BlockDialog');

const noLanes: Lane[] = [];

/** When each vehicle is rented or out of service, as a chart or a table. */
export function TimelineScreen() {
  const list = useList(source, pageSize);
  const { filters } = list.state;
  const view = viewOf(filters);
  const { resource, shownPage } = list;
  const lanes = shownPage?.content ?? noLanes;
  const blocks = useBlocks(list.retry);
  const isOurs = useIsOurs();
  usePlanned(list, blocks);
  return (
    <>
      <ScreenHeader title={adminTexts().timeline}>
        <div className="cluster">
          <a className="button" href={pages.adminReservations}>
            {adminTexts().reservations}
          </a>
          {isOurs && (
            <button
              type="button"
              className="button button--primary"
              onClick={() => blocks.create()}
            >
              <Icon name="plus" />
              {blockTexts().new}
            </button>
          )}
        </div>
      </ScreenHeader>
      <div className="stack">
        <TimelineControls view={view} filters={filters} onFilter={list.filter} />
        {resource.state === 'failed' && (
          <Unavailable title={adminTexts().timeline} failure={resource} onRetry={list.retry} />
        )}
        {resource.state === 'loading' && !shownPage && <Loading />}
        {resource.state !== 'failed' && shownPage && filters.search && (
          <FilterNote
            count={shownPage.totalElements}
            empty={adminTexts().noVehicles}
            onClear={() => list.filter('search', '')}
          />
        )}
        {shownPage && (
          <BlockStatus blocks={blocks} lanes={lanes} isChart={filters.view !== 'table'} />
        )}
        {resource.state !== 'failed' &&
          shownPage &&
          (shownPage.content.length > 0 || !filters.search) && (
            <div aria-busy={resource.state === 'loading'}>
              {filters.view === 'table' ? (
                <TimelineTable lanes={lanes} blocks={blocks} />
              ) : (
                <Lanes view={view} lanes={lanes} blocks={blocks} />
              )}
            </div>
          )}
        <Pager
          page={list.state.page}
          totalPages={list.totalPages}
          onPage={(page) => list.open({ page })}
        />
      </div>
      {blocks.editing && (
        <BlockDialog
          {...blocks.editing}
          onClose={blocks.close}
          onStored={blocks.stored}
          onRemoved={blocks.removed}
        />
      )}
    </>
  );
}

/** Opens the form for the vehicle whose inspection or repair the address asks to plan, once. */
function usePlanned({ state, shownPage, filter }: TimelineList, blocks: Blocks): void {
  const { plan, repair } = state.filters;
  const lane = shownPage?.content.find(({ vehicle }) => String(vehicle.id) === (plan || repair));
  useEffect(() => {
    if (!lane) return;
    filter(plan ? 'plan' : 'repair', '');
    if (plan) blocks.plan(lane.vehicle);
    else blocks.repair(lane.vehicle);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new address asks again
  }, [lane]);
}
