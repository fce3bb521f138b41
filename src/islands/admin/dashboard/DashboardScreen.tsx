import { getDashboard } from '../../../../contract/office/dashboard.ts';
import { getOpenAmounts } from '../../../../contract/money/open-amounts.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';
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
              <ScreenLink
                to="day"
                href={addressOf.day(today())}
                icon="list"
                text={dashboardTexts().dayList}
              />
              <ScreenLink to="timeline" icon="calendar" text={adminTexts().timeline} />
              <ScreenLink
                to="newReservation"
                href={addressOf.newReservation({ begins: 'now' })}
                icon="user"
                text={adminTexts().walkIn.title}
              />
              <ScreenLink
                to="newReservation"
                icon="plus"
                text={adminTexts().newReservation}
                isMain
              />
            </div>
          </ScreenHeader>
          <Today today={dashboard.today}>{amounts && <OpenAmounts sums={amounts.sums} />}</Today>
          {may('figures') && <FiguresSection fleet={dashboard.fleet} />}
        </div>
      )}
    </Await>
  );
}
