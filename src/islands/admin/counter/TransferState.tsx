import { endTransfer, type Counter } from '../../../../contract/counter/counter.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { toast } from '../../ui/toast.ts';
import { transferName } from '../name-of.ts';
import { changeShown } from './change-shown.ts';
import type { ShownStory } from './story.ts';
import { may } from '../../../lib/session/may.ts';

interface Props extends ShownStory {
  transfer: NonNullable<Counter['transfer']>;
}

/** Where a vehicle is brought after a one-way rental, and the button that says that it is there, or not after all. */
export function TransferState({ transfer, ...shown }: Props) {
  const texts = counterTexts().transfer;
  const { isRunning, endedAt } = transfer;
  const { pending, failure, run } = useAction(() => {
    const params = { id: shown.story.counter.reservationId };
    return changeShown(endTransfer, { params, body: { ended: isRunning } }, shown, () =>
      toast('success', isRunning ? texts.ended : texts.set),
    );
  });
  return (
    <div className="notice notice--info">
      <p>
        {endedAt ? texts.isHome(transfer.toPlace, sentenceTime(endedAt)) : transferName(transfer)}
      </p>
      {(isRunning || endedAt) && may('counter') && (
        <PendingButton className="button" pending={pending} failure={failure} onClick={run}>
          {isRunning ? texts.end : texts.undo}
        </PendingButton>
      )}
    </div>
  );
}
