import { getDashboard } from '../../../../contract/dashboard.ts';
import { pages } from '../../../../contract/pages.ts';
import { ApiError } from '../../../lib/api.ts';
import { callIfOffered } from '../../../lib/call-if-offered.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { Charts } from './Charts.tsx';
import { Figures } from './Figures.tsx';
import { Today } from './Today.tsx';
import { adminTexts } from '../../../lib/texts.ts';

const load = async () => {
  const figures = await callIfOffered(getDashboard, {});
  if (!figures) throw new ApiError(501, adminTexts().noDashboard);
  return figures;
};

function ReportLink() {
  const hasReports = useOffers('reports');
  if (!hasReports) return null;
  return (
    <a className="button" href={pages.adminReports}>
      <Icon name="list" />
      {adminTexts().report}
    </a>
  );
}

/** Today's tasks, and how the fleet is doing. */
export function DashboardScreen() {
  const hasHistory = useOffers('history');
  return (
    <Await title={adminTexts().dashboard} load={load}>
      {(figures) => (
        <div className="stack">
          <ScreenHeader title={adminTexts().dashboard}>
            <div className="cluster">
              <a className="button" href={pages.adminTimeline}>
                <Icon name="calendar" />
                {adminTexts().timeline}
              </a>
              {hasHistory && (
                <a className="button" href={pages.adminHistory}>
                  <Icon name="list" />
                  {adminTexts().history}
                </a>
              )}
              <ReportLink />
            </div>
          </ScreenHeader>
          <Today today={figures.today} />
          <Figures figures={figures} />
          <Charts figures={figures} />
        </div>
      )}
    </Await>
  );
}
