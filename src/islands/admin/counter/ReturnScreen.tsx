import { lazyPart } from '../../ui/lazy-screen.tsx';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { StepScreen } from './StepScreen.tsx';

const ReturnForm = lazyPart(() => import('./ReturnForm.tsx'), 'ReturnForm');

/** Takes a vehicle back. */
export function ReturnScreen({ reservationId }: { reservationId: string }) {
  const title = counterTexts().form.takeBack;
  return (
    <StepScreen step="return" title={title} reservationId={reservationId}>
      {(story, refresh) => <ReturnForm story={story} refresh={refresh} />}
    </StepScreen>
  );
}
