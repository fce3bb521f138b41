import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { Reservation, Status } from '../../../../contract/reservations/reservations.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCustomerOptions } from '../choices/customer-options.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props {
  status: Status;
  reservation: Reservation;
  moments: Moments;
  /** Names the vehicle. */
  vehicle: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a reservation is cancelled or completed, naming it. */
export function CloseQuestion(props: Props) {
  const { status, reservation, moments, vehicle, onConfirm, onClose } = props;
  const { userId = null } = reservation;
  const customer = useCustomerOptions(userId).option(userId)?.text;
  const { question, hint, confirm } =
    adminTexts().closing[status === 'DONE' ? 'DONE' : 'CANCELLED'];
  const from = dateTime(`${moments.pickUpDate}T${moments.pickUpTime}`);
  const until = dateTime(`${moments.dropOffDate}T${moments.dropOffTime}`);
  const summary = [vehicle, `${from} – ${until}`, customer].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      question={question}
      hint={`${summary}. ${hint}`}
      confirm={confirm}
      dismiss={adminTexts().goBack}
      onConfirm={onConfirm}
    />
  );
}
