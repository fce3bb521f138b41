import { getDashboard } from '../../../../contract/dashboard.ts';
import { pages } from '../../../../contract/pages.ts';
import { ApiError } from '../../../lib/api.ts';
import { callIfOffered } from '../../../lib/call-if-offered.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { FiguresSection } from './FiguresSection.tsx';
import { Today } from './Today.tsx';
import { adminTexts } from '../../../lib/texts.ts';

const load = async () => {
  const figures = await callIfOffered(getDashboard, {});
  if (!figures) throw new ApiError(501, adminTexts().noDashboard);
  return figures;
};

/** Today's tasks, and how the fleet is doing. */
export function DashboardScreen() {
  const canBeginNow = useOffers('counter');
  return (
    <Await title={adminTexts().dashboard} load={load}>
      {(dashboard) => (
        <div className="stack">
          <ScreenHeader title={adminTexts().dashboard}>
            <div className="cluster">
              <a className="button" href={pages.adminTimeline}>
                <Icon name="calendar" />
                {adminTexts().timeline}
              </a>
              {canBeginNow && (
                <a className="button" href={addressOf.newReservation({ begins: 'now' })}>
                  <Icon name="user" />
                  {adminTexts().walkIn.title}
                </a>
              )}
              <a className="button button--primary" href={pages.adminNewReservation}>
                <Icon name="plus" />
                {adminTexts().newReservation}
              </a>
            </div>
          </ScreenHeader>
          <Today today={dashboard.today} />
          <FiguresSection dashboard={dashboard} />
        </div>
      )}
    </Await>
  );
}
