import { getDashboard } from '../../../../contract/office/dashboard.ts';
import { getOpenAmounts } from '../../../../contract/money/open-amounts.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf, mayOpen } from '../shell/router.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { OpenAmounts } from './OpenAmounts.tsx';
import { Today } from './Today.tsx';
import { adminTexts, dashboardTexts } from '../../../lib/texts/texts.ts';
import { today } from '../../../lib/api/clock.ts';
import { may } from '../../../lib/session/may.ts';

const load = () =>
  Promise.all([
    callOurs(getDashboard, {}, adminTexts().noDashboard),
    may('ledger') ? callOurs(getOpenAmounts, {}, adminTexts().noDashboard) : null,
  ]);

/** Today's tasks, and how the fleet is doing. */
export function DashboardScreen() {
  return (
    <Await title={adminTexts().dashboard} load={load}>
      {([dashboard, amounts]) => (
        <div className="stack">
          <ScreenHeader title={adminTexts().dashboard}>
            <div className="cluster">
              {mayOpen('day') && (
                <a className="button" href={addressOf.day(today())}>
                  <Icon name="list" />
                  {dashboardTexts().dayList}
                </a>
              )}
              {mayOpen('timeline') && (
                <a className="button" href={pages.adminTimeline}>
                  <Icon name="calendar" />
                  {adminTexts().timeline}
                </a>
              )}
              {mayOpen('newReservation') && (
                <>
                  <a className="button" href={addressOf.newReservation({ begins: 'now' })}>
                    <Icon name="user" />
                    {adminTexts().walkIn.title}
                  </a>
                  <a className="button button--primary" href={pages.adminNewReservation}>
                    <Icon name="plus" />
                    {adminTexts().newReservation}
                  </a>
                </>
              )}
            </div>
          </ScreenHeader>
          <Today today={dashboard.today}>{amounts && <OpenAmounts sums={amounts.sums} />}</Today>
          {may('figures') && <FiguresSection fleet={dashboard.fleet} />}
        </div>
      )}
    </Await>
  );
}
