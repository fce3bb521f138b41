import { useCallback, useEffect, useMemo } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import { addDays } from '../../../../contract/values/times.ts';
import { getTimeline, type Lane } from '../../../../contract/reservations/timeline.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import { today } from '../../../lib/api/clock.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import { lazyScreen, lazyWith } from '../../ui/lazy-screen.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { FilterNote } from '../list/FilterNote.tsx';
import { useList, type List, type ListSource } from '../list/use-list.ts';
import { groupings } from './groups.ts';
import { Lanes } from './Lanes.tsx';
import { LastChange } from './LastChange.tsx';
import { TimelineControls } from './TimelineControls.tsx';
import { TimelineSteps } from './TimelineSteps.tsx';
import { useBlocks, type Blocks } from './use-blocks.ts';
import { lanesAtOnce, useLanes } from './use-lanes.ts';
import { useReservationMove } from './use-reservation-move.ts';
import { useUndo } from './use-undo.ts';
import { readView, timelineFilters, type TimelineFilter } from './view.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';

const defaultDays = () => (matchMedia('(width < 40rem)').matches ? 7 : 14);
const viewOf = (params: { from?: string; days?: string }) =>
  readView(params, today(), defaultDays());

type TimelineList = List<Lane, 'model', TimelineFilter>;

const groupingOf = (group: string | undefined) =>
  groupings.find((grouping) => grouping === group) ?? null;

const source: ListSource<Lane, 'model', TimelineFilter> = {
  sorts: ['model'],
  usual: { sort: 'model', direction: 'ASC' },
  filters: timelineFilters,
  load: async ({ homePlace, search, category, group, page, size, direction, ...params }) => {
    const { from, days } = viewOf(params);
    const until = addDays(from, days - 1);
    const sort = groupingOf(group) ?? ('model' as const);
    const kind = vehicleFields.category.choices.find((choice) => choice === category);
    const query = {
      page,
      size,
      sort,
      direction,
      search,
      from,
      until,
      category: kind,
      homePlace: homePlace || undefined,
    };
    return callOurs(getTimeline, { query }, adminTexts().noTimeline);
  },
};

const TimelineTable = lazyScreen(() => import('./TimelineTable.tsx'), 'TimelineTable');
const BlockDialog = lazyWith(null)(() => import('../blocks/BlockDialog.tsx'), 'BlockDialog');
const MoveDialog = lazyWith(null)(() => import('./MoveDialog.tsx'), 'MoveDialog', ['prices']);

/** When each vehicle is rented or out of service, as a chart or a table. */
export function TimelineScreen() {
  const list = useList(source, lanesAtOnce);
  const { filters } = list.state;
  const { from, days } = viewOf(filters);
  const view = useMemo(() => ({ from, days }), [from, days]);
  const { resource, shownPage } = list;
  const { search = '', category = '', homePlace = '', group = '' } = filters;
  const isFiltered = Boolean(search || category || homePlace);
  const loadPage = useCallback(
    (page: number) => source.load({ ...source.usual, ...filters, page, size: lanesAtOnce }),
    [filters],
  );
  const lanes = useLanes(shownPage, [search, category, homePlace, group].join(), loadPage);
  const last = useUndo(list.retry);
  const blocks = useBlocks(last, list.retry);
  const move = useReservationMove(last);
  const isOurs = useIsOurs();
  const isPhone = useIsPhone();
  usePlanned(list, blocks);
  return (
    <>
      <ScreenHeader title={adminTexts().timeline}>
        <div className="cluster">
          {!isPhone && <TimelineSteps view={view} onFilter={list.filter} />}
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
        {resource.state !== 'failed' && shownPage && isFiltered && (
          <FilterNote
            count={shownPage.totalElements}
            empty={adminTexts().noVehicles}
            onClear={list.clearFilters}
          />
        )}
        {resource.state !== 'failed' && shownPage && (lanes.length > 0 || !isFiltered) && (
          <div aria-busy={resource.state === 'loading'}>
            {filters.view === 'table' ? (
              <TimelineTable lanes={lanes} blocks={blocks} />
            ) : (
              <Lanes
                view={view}
                lanes={lanes}
                grouping={groupingOf(group)}
                blocks={blocks}
                movableOf={move.movableOf}
              />
            )}
          </div>
        )}
        {shownPage && <LastChange last={last} lanes={lanes} />}
      </div>
      {blocks.editing && (
        <BlockDialog
          {...blocks.editing}
          onClose={blocks.close}
          onStored={blocks.stored}
          onRemoved={blocks.removed}
        />
      )}
      {move.asked && <MoveDialog asked={move.asked} move={move} />}
    </>
  );
}

/** Opens the form for the vehicle whose inspection or repair the address asks to plan, once. */
function usePlanned({ state, shownPage, filter }: TimelineList, blocks: Blocks): void {
  const { plan, repair, of } = state.filters;
  const lane = shownPage?.content.find(({ vehicle }) => String(vehicle.id) === (plan || repair));
  useEffect(() => {
    if (!lane) return;
    filter(plan ? 'plan' : 'repair', '');
    if (plan) blocks.plan(lane.vehicle);
    else blocks.repair(lane.vehicle, Number(of) || null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new address asks again
  }, [lane]);
}
