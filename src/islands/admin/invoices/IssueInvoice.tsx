import { useState } from 'react';
import {
  issueInvoice,
  type ListedInvoice,
  type MissingDatum,
} from '../../../../contract/money/invoices.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { price } from '../../../lib/texts/format.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import type { ShownStory } from '../counter/story.ts';
import styles from './Invoices.module.css';
import { MissingData, missingIn } from './MissingData.tsx';

interface Props extends ShownStory {
  /** What is on no invoice yet. */
  rest: number;
}

/** Issues an invoice of what is on none yet, and a claim of damages. */
export function IssueInvoice({ rest, story: { counter, stored }, onChanged }: Props) {
  const texts = invoiceTexts();
  const { userId, currency } = stored.data;
  const [missing, setMissing] = useState<MissingDatum[]>([]);
  const { pending, failure, run } = useAction(async () => {
    setMissing([]);
    try {
      const issued = await call(issueInvoice, { params: { id: counter.reservationId } });
      toast('success', texts.issued(numbersOf(issued)));
    } catch (error) {
      setMissing(missingIn(error));
      // Somebody else may have issued it meanwhile.
      if (error instanceof ApiError && error.status === 409) await onChanged(counter);
      throw error;
    }
    await onChanged(counter);
  }, toastError);
  return (
    <div className={styles.issue}>
      <PendingButton
        className="button"
        pending={pending}
        failure={missing.length > 0 ? null : failure}
        onClick={run}
      >
        {texts.issue}
      </PendingButton>
      <span className="muted">{texts.rest(price(rest, currency))}</span>
      {missing.length > 0 && (
        <p className="notice notice--danger action-result">
          <MissingData missing={missing} userId={userId} />
        </p>
      )}
    </div>
  );
}

interface Issued {
  invoice: ListedInvoice | null;
  claim: ListedInvoice | null;
}

/** The numbers of what was issued at once. */
export const numbersOf = ({ invoice, claim }: Issued): string =>
  [invoice, claim].flatMap((issued) => issued?.number ?? []).join(', ');
