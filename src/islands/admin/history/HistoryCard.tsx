import type { ReactNode } from 'react';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { FoldedCard } from '../FoldedCard.tsx';
import type { Subject } from './HistoryList.tsx';
import { may } from '../../../lib/session/may.ts';

const HistoryList = lazyScreen(() => import('./HistoryList.tsx'), 'HistoryList', [
  'history',
  'blocks',
  'programs',
]);

interface Props extends Subject {
  /** How often the record was changed on the screen: it loads again each time. */
  round?: number;
  about?: ReactNode;
}

/** A record's history, closed at first; bare hosts have none. */
export function HistoryCard({ round, about, ...subject }: Props) {
  if (!useIsOurs() || !may('history')) return null;
  return (
    <FoldedCard title={adminTexts().history} about={about}>
      <HistoryList key={round} {...subject} />
    </FoldedCard>
  );
}
