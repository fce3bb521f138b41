import { useRef, useState } from 'react';
import type { ImportAnswer } from '../../../../contract/office/imports.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { importTexts } from '../../../lib/texts/texts.ts';
import { targets, type TargetName } from './targets.ts';

/** How far an import is. A failed one can be tried again: its file is still there. */
export type Import =
  | { state: 'none' | 'reading' }
  | { state: 'refused'; message: string }
  | { state: 'read' | 'importing'; name: string; answer: ImportAnswer; failure: string | null }
  | { state: 'done'; message: string };

/** Importing a table: it is sent once for the preview, and once more to be imported. */
export function useImport(name: TargetName) {
  const [current, setCurrent] = useState<Import>({ state: 'none' });
  const file = useRef<File>(undefined);
  const send = (sent: File, query: { preview?: 'true'; skipDuplicates?: 'true' }) =>
    callOurs(targets[name].endpoint, { query }, importTexts().missing, { file: sent });

  async function choose(chosen: File): Promise<void> {
    setCurrent({ state: 'reading' });
    try {
      // A copy: browsers refuse to send a file that has changed since it was chosen.
      const copy = new File([await chosen.arrayBuffer()], chosen.name);
      file.current = copy;
      const answer = await send(copy, { preview: 'true' });
      if (file.current === copy)
        setCurrent({ state: 'read', name: chosen.name, answer, failure: null });
    } catch (error) {
      setCurrent({ state: 'refused', message: failureMessage(error) });
    }
  }

  async function submit(): Promise<void> {
    if (current.state !== 'read' || !file.current) return;
    setCurrent({ ...current, state: 'importing', failure: null });
    try {
      // Only those that the preview has named are left out without a word.
      const skips = current.answer.duplicateCount > 0;
      const { message = '' } = await send(file.current, skips ? { skipDuplicates: 'true' } : {});
      setCurrent({ state: 'done', message });
    } catch (error) {
      setCurrent({ ...current, failure: failureMessage(error) });
    }
  }

  return { current, choose, submit };
}
