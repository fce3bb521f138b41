import { getCustomerData } from '../../../../contract/own-data.ts';
import type { Customer } from '../../../../contract/users.ts';
import { call } from '../../../lib/api.ts';
import { saveFile, timestamped } from '../../../lib/save-file.ts';
import { customerTexts } from '../../../lib/texts.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { CounterDialog } from '../counter/CounterDialog.tsx';
import { nameOf } from '../name-of.ts';

const MergeForm = lazyScreen(() => import('./MergeForm.tsx').then((file) => file.MergeForm));

interface Props {
  customer: Customer;
  /** After another record was merged into this one. */
  onMerged: () => void;
}

/** What is done with a customer's record as a whole: handing it out, and merging two of one person. */
export function CustomerRecord({ customer, onMerged }: Props) {
  const { record, merge } = customerTexts();
  const save = async () => {
    const data = await call(getCustomerData, { params: { id: customer.id } });
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, timestamped(`customer-${customer.id}`, 'json'));
  };
  return (
    <section className="card" aria-labelledby="customer-record">
      <h2 id="customer-record">{record.title}</h2>
      <p className="muted">{record.about}</p>
      <div className="cluster">
        <FileButton save={save} loading={record.downloading}>
          {record.download}
        </FileButton>
        {!customer.builtIn && (
          <CounterDialog
            label={merge.open}
            title={merge.title}
            about={merge.about(nameOf(customer))}
          >
            {(close) => <MergeForm customer={customer} onMerged={onMerged} onClose={close} />}
          </CounterDialog>
        )}
      </div>
    </section>
  );
}
