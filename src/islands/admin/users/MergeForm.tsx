import { useCallback, useState } from 'react';
import { mergeCustomers, mergeForm } from '../../../../contract/office/customers.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { customerTexts } from '../../../lib/texts/texts.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { toast } from '../../ui/toast.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { Option } from '../form/combobox.ts';
import { nameOf } from '../name-of.ts';
import { findCustomers } from '../choices/customer-options.ts';
import styles from './MergeForm.module.css';
import { MergePreview } from './MergePreview.tsx';

interface Props {
  customer: Customer;
  onMerged: () => void;
  onClose: () => void;
}

/** Chooses the other record of a person, and shows what moves before it does. */
export function MergeForm({ customer, onMerged, onClose }: Props) {
  const { merge } = customerTexts();
  const [other, setOther] = useState<Option | null>(null);
  const { id } = customer;
  const find = useCallback(
    async (text: string) => (await findCustomers(text)).filter((option) => option.id !== id),
    [id],
  );
  const submission = useSubmitForm({
    schema: mergeForm,
    defaultValues: { otherId: null as unknown as number },
    mode: 'onSubmit',
    send: async (body) => {
      await call(mergeCustomers, { params: { id }, body });
      toast('success', merge.done(nameOf(customer)));
      onClose();
      onMerged();
    },
  });
  return (
    <div className={styles.form}>
      <DialogForm label={merge.title} submission={submission} submit={merge.confirm} isDangerous>
        <ChoiceField
          control={submission.form.control}
          name="otherId"
          label={merge.other}
          option={other}
          find={find}
          onChoose={setOther}
        />
        <div role="status">{other && <MergePreview id={id} otherId={other.id} />}</div>
      </DialogForm>
    </div>
  );
}
