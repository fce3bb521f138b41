import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { useFocusBack } from '../../ui/focus.ts';
import { toast } from '../../ui/toast.ts';

/** A button's call, whose failure is shown as a toast; `button` is the button's ref, which gets the focus back afterwards. */
export function useAction(action: () => Promise<void>) {
  const [pending, setPending] = useState(false);
  const button = useFocusBack(pending);
  const run = async () => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message);
    } finally {
      setPending(false);
    }
  };
  return { button, pending, run };
}
