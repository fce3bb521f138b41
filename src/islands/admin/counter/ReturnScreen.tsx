import { lazyPart } from '../../ui/lazy-screen.tsx';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { StepScreen } from './StepScreen.tsx';

const ReturnForm = lazyPart(() => import('./ReturnForm.tsx'), 'ReturnForm');

/** Takes a vehicle back. */
export const ReturnScreen = (props: { reservationId: string }) => (
  <StepScreen {...props} step="return" title={counterTexts().form.takeBack} Form={ReturnForm} />
);
