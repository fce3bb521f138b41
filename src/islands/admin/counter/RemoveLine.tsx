import { useState } from 'react';
import { useAction } from '../../../lib/action.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { ActionFailure } from '../../ui/ActionFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useFocusBack } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toast } from '../../ui/toast.ts';
import lines from '../../ui/Lines.module.css';

interface Props {
  /** What the line says. */
  name: string;
  question?: string;
  /** @throws ApiError */
  onRemove: () => Promise<void>;
}

/** Removes a line of the price, after a question. */
export function RemoveLine({ name, question, onRemove }: Props) {
  const texts = counterTexts();
  const [isAsking, setAsking] = useState(false);
  const { pending, failure, run } = useAction(onRemove, (message) => toast('error', message));
  const button = useFocusBack(pending);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`button button--quiet button--icon ${lines.remove}`}
        aria-label={texts.removeLine(name)}
        title={texts.removeLine(name)}
        disabled={pending}
        onClick={() => setAsking(true)}
      >
        {pending ? <span className="spinner" aria-hidden="true" /> : <Icon name="close" />}
      </button>
      <ActionFailure failure={failure} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        question={question ?? texts.removeQuestion}
        hint={name}
        confirm={texts.remove}
        onConfirm={run}
      />
    </>
  );
}
