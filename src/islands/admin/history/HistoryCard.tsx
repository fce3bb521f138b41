import { useIsOurs } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { FoldedCard } from '../FoldedCard.tsx';
import type { Subject } from './HistoryList.tsx';

const HistoryList = lazyScreen(() => import('./HistoryList.tsx'), 'HistoryList', [
  'history',
  'blocks',
]);

interface Props extends Subject {
  /** Of the record: it loads again with another one. */
  version?: string | null;
}

/** A record's history, closed at first; bare hosts have none. */
export function HistoryCard({ version, ...subject }: Props) {
  if (!useIsOurs()) return null;
  return (
    <FoldedCard title={adminTexts().history}>
      <HistoryList key={version} {...subject} />
    </FoldedCard>
  );
}
