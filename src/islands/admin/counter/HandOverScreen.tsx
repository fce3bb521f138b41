import { lazyPart } from '../../ui/lazy-screen.tsx';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { StepScreen } from './StepScreen.tsx';

const HandOverForm = lazyPart(() => import('./HandOverForm.tsx'), 'HandOverForm');

/** Hands a vehicle over. */
export const HandOverScreen = (props: { reservationId: string }) => (
  <StepScreen
    {...props}
    step="hand-over"
    title={counterTexts().form.handOver}
    Form={HandOverForm}
  />
);
