import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import { getFigures } from '../../../../contract/office/figures.ts';
import { call } from '../../../lib/api/api.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { date, monthAndYear } from '../../../lib/texts/format.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { adminTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import { Loading } from '../../ui/Loading.tsx';
import { FoldedCard } from '../FoldedCard.tsx';
import { useIsPhone } from '../../../lib/page/use-media.ts';
import { open } from '../shell/navigation.ts';
import { $page, hereWith, listAt } from '../shell/router.ts';
import { Unavailable } from '../shell/Unavailable.tsx';
import { Charts } from './Charts.tsx';
import type { Dashboard, RangeFigures } from './dashboard.ts';
import { Figures } from './Figures.tsx';
import styles from './Figures.module.css';
import { RangeChoice } from './RangeChoice.tsx';
import { daysOfRange, problemOf, readRange, type AskedRange, type Range } from './ranges.ts';

type Props = Pick<Dashboard, 'fleet'>;

/** How the fleet does, in a range that the address names. */
export const FiguresSection = ({ fleet }: Props) => (
  <section className="stack" aria-labelledby="figures">
    <h2 id="figures">{adminTexts().figures}</h2>
    <OfRange fleet={fleet} />
  </section>
);

function OfRange({ fleet }: Props) {
  const page = useStore($page);
  const isPhone = useIsPhone();
  const today = wallTime().slice(0, 10);
  const choice = readRange(page?.search ?? {}, today);
  const problem = problemOf(choice);
  const [range, setRange] = useState(() => daysOfRange(choice, today));
  const newRange = problem ? range : daysOfRange(choice, today);
  if (!isSame(range, newRange)) setRange(newRange);
  const load = useCallback(() => call(getFigures, { query: range }), [range]);
  const { resource, retry } = useResource(load);
  const [figures, setFigures] = useState<RangeFigures | null>(null);
  // The figures before stay until these are there.
  if (resource.state === 'ready' && resource.data !== figures) setFigures(resource.data);
  const choose = (next: AskedRange) => open(hereWith(addressOfRange(next)), true);
  return (
    <>
      <RangeChoice choice={choice} problem={problem} onChoose={choose}>
        <ReportLink choice={choice} range={range} />
      </RangeChoice>
      <p className={styles.asOf} role="status">
        {inDays(range)}
      </p>
      {resource.state === 'failed' && (
        <Unavailable title={adminTexts().figures} failure={resource} onRetry={retry} />
      )}
      {resource.state === 'loading' && !figures && <Loading />}
      {resource.state !== 'failed' && figures && (
        <div className={`stack ${styles.shown}`} aria-busy={resource.state === 'loading'}>
          <Figures fleet={fleet} figures={figures} />
          {isPhone ? (
            <FoldedCard title={adminTexts().charts}>
              <Charts figures={figures} />
            </FoldedCard>
          ) : (
            <Charts figures={figures} />
          )}
        </div>
      )}
    </>
  );
}

const isSame = (range: Range, other: Range): boolean =>
  Object.values(range).join() === Object.values(other).join();

const addressOfRange = ({ range, from, until }: AskedRange): Record<string, string> => {
  if (range === 'last30') return {};
  return range === 'own' ? { range, from, until } : { range };
};

function inDays({ from, until, previousFrom, previousUntil }: Range): string {
  const { comparedTo, days } = dashboardTexts();
  return comparedTo(days(date(from), date(until)), days(date(previousFrom), date(previousUntil)));
}

/** The report for the accounts, of the month that is shown. */
function ReportLink({ choice, range }: { choice: AskedRange; range: Range }) {
  const isMonth = choice.range === 'thisMonth' || choice.range === 'lastMonth';
  if (!isMonth) return null;
  return (
    <a className="button" href={listAt('reports', { month: range.from.slice(0, 7) })}>
      {dashboardTexts().monthReport(monthAndYear(range.from))}
    </a>
  );
}
