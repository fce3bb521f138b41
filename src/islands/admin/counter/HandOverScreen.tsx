import { lazyPart } from '../../ui/lazy-screen.tsx';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { StepScreen } from './StepScreen.tsx';

const HandOverForm = lazyPart(() => import('./HandOverForm.tsx'), 'HandOverForm');

export function HandOverScreen({ reservationId }: { reservationId: string }) {
  const title = counterTexts().form.handOver;
  return (
    <StepScreen step="hand-over" title={title} reservationId={reservationId}>
      {(story, refresh, show, setPrice) => (
        <HandOverForm story={story} refresh={refresh} show={show} setPrice={setPrice} />
      )}
    </StepScreen>
  );
}
