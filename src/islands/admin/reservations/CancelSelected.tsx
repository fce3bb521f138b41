import { useState } from 'react';
import type { ListedReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import {
  cancelReservations,
  type Cancellation,
} from '../../../../contract/reservations/selected-reservations.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { call } from '../../../lib/api/api.ts';
import { adminTexts, listTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';
import type { Selection } from '../list/use-selection.ts';
import { shownName } from '../name-of.ts';
import styles from './CancelSelected.module.css';
import refusedStyles from './RefusedCancellations.module.css';

interface Props {
  selection: Selection<ListedReservation>;
  onChanged: () => void;
}

/** Cancels the chosen reservations after one question, and says which could not be. Those stay chosen. */
export function CancelSelected({ selection: { rows, choice }, onChanged }: Props) {
  const { selection: texts } = listTexts();
  const [refused, setRefused] = useState<Cancellation[]>([]);
  const cancel = async () => {
    setRefused([]);
    const ids = rows.map(({ id }) => id);
    const { results } = await call(cancelReservations, { body: { ids } });
    const done = new Set(results.filter((result) => result.done).map(({ id }) => id));
    if (done.size > 0) toast('success', texts.cancelled(done.size));
    setRefused(results.filter((result) => !result.done));
    choice.onChoose(
      rows.filter(({ id }) => done.has(id)),
      false,
    );
    onChanged();
  };
  return (
    <>
      <ConfirmedButton
        className="button button--danger"
        label={texts.cancel}
        question={texts.cancelQuestion(rows.length)}
        hint={<Named rows={rows} />}
        confirm={texts.cancelConfirm(rows.length)}
        dismiss={adminTexts().goBack}
        onConfirm={cancel}
      />
      <RefusedCancellations refused={refused} />
    </>
  );
}

/** What is asked about, one below the other. */
function Named({ rows }: { rows: readonly ListedReservation[] }) {
  return (
    <>
      {listTexts().selection.cancelHint}
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- scrolled by the keyboard, too */}
      <span className={styles.list} role="group" tabIndex={0}>
        {rows.map(({ id, number, customer, vehicle }) => (
          <span key={id} className={styles.row}>
            <strong>{number ?? reservationNumber(id)}</strong>{' '}
            {[customer !== undefined && shownName(customer), vehicle && vehicleName(vehicle)]
              .filter(Boolean)
              .join(', ')}
          </span>
        ))}
      </span>
    </>
  );
}

/** Which reservations could not be cancelled, and why. */
function RefusedCancellations({ refused }: { refused: readonly Cancellation[] }) {
  const { selection: texts } = listTexts();
  return (
    <div role="status" className={refusedStyles.refused}>
      {refused.length > 0 && (
        <div className="notice notice--danger">
          <p>{texts.refused}</p>
          <ul className={refusedStyles.list}>
            {refused.map(({ id, number, message, code }) => (
              <li key={id}>{texts.reason(number, message ?? code ?? '')}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
