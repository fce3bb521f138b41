import { useState } from 'react';
import type { Stayed } from '../../../../contract/vehicles/blocks.ts';
import { ApiError, isClientError } from '../../../lib/api/api.ts';
import { stayedText } from '../stayed-text.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { blockName, currentOf } from '../blocks/block.ts';

/** Takes a change back; returns the reservations that could not go back to their former vehicles. */
type TakeBack = () => Promise<Stayed>;

/** What is said after a change, and how it is taken back; `undo` is null once it was. */
interface Change {
  message: string;
  /** Whether not all of it could be taken back. */
  isFailure: boolean;
  undo: TakeBack | null;
}

/** The last change, which can be undone. `reload` loads the lanes again. */
export function useUndo(reload: () => void) {
  const [change, setChange] = useState<Change | null>(null);

  async function undo(): Promise<void> {
    if (!change?.undo) return;
    const pending = { ...change, undo: null };
    setChange(pending);
    // What is said meanwhile stays.
    const end = (result: Change) => setChange((now) => (now === pending ? result : now));
    try {
      const stayed = await change.undo();
      end({
        message: stayedText(stayed) || blockTexts().undone,
        isFailure: stayed.length > 0,
        undo: null,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // After no answer, or a server's failure, it can be tried again.
      const again = isClientError(error) ? null : change.undo;
      end({ message: failureText(error), isFailure: true, undo: again });
    } finally {
      reload();
    }
  }

  return {
    change,
    undo,
    say: (message: string, takeBack: TakeBack) => {
      setChange({ message, isFailure: false, undo: takeBack });
      reload();
    },
    /** Says why a change failed. */
    fail: (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      setChange({ message: error.message, isFailure: true, undo: null });
      reload();
    },
    forget: () => setChange(null),
  };
}

/** Why nothing was taken back; with the block as it is now, if somebody else changed it. */
function failureText(error: ApiError): string {
  const texts = blockTexts();
  const current = currentOf(error);
  const now = current && texts.isNow(blockName(current));
  return [texts.notUndone, error.message, now].filter(Boolean).join('. ');
}

export type Undo = ReturnType<typeof useUndo>;
