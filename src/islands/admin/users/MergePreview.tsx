import { useCallback } from 'react';
import { previewMerge, type MergedField } from '../../../../contract/office/customers.ts';
import { call } from '../../../lib/api/api.ts';
import { perCompanyField, perLocationField } from '../../../lib/forms/person.ts';
import { useResource } from '../../../lib/api/resource.ts';
import { customerTexts, texts } from '../../../lib/texts/texts.ts';
import styles from './MergeForm.module.css';

/** What merging another record would move, in numbers, and which of its fields fill empty ones. */
export function MergePreview({ id, otherId }: { id: number; otherId: number }) {
  const { merge } = customerTexts();
  const load = useCallback(
    () => call(previewMerge, { params: { id }, query: { otherId } }),
    [id, otherId],
  );
  const { resource } = useResource(load);
  if (resource.state === 'loading') return <p className="muted">{merge.counting}</p>;
  if (resource.state === 'failed')
    return <p className="notice notice--danger">{resource.message}</p>;
  const { reservations, open, payments, mails, takes } = resource.data;
  return (
    <div className="notice notice--info">
      {reservations === 0 ? (
        <p>{merge.nothing}</p>
      ) : (
        <div>
          <p>{merge.moves}</p>
          <ul className={styles.moves}>
            <li>{merge.reservations(reservations, open)}</li>
            {payments > 0 && <li>{merge.payments(payments)}</li>}
            {mails > 0 && <li>{merge.mails(mails)}</li>}
          </ul>
        </div>
      )}
      {takes.length > 0 && <p>{merge.takes(takes.map(fieldText).join(', '))}</p>}
    </div>
  );
}

function fieldText(field: MergedField): string {
  const { data, merge } = customerTexts();
  const { fields } = texts();
  const words: Record<MergedField, string> = {
    ...perCompanyField((name) => fields[name]),
    ...perLocationField((name) => fields[name]),
    latinName: fields.latinName,
    email: fields.email,
    phoneNumber: fields.phoneNumber,
    address: fields.address,
    zipCode: fields.zipCode,
    ...data,
    language: merge.language,
  };
  return words[field];
}
