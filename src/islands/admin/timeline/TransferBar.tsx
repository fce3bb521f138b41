import type { LaneTransfer } from '../../../../contract/reservations/timeline.ts';
import { transferName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import type { BarLabel } from './bar-labels.ts';
import { useChart } from './chart.ts';
import { BarText } from './BarText.tsx';
import styles from './Slots.module.css';
import { barOf } from './view.ts';

interface Props {
  transfer: LaneTransfer;
  label: BarLabel | undefined;
}

/** A time in which a vehicle is brought home: a link to the rental before, where that can be ended. */
export function TransferBar({ transfer, label }: Props) {
  const { view, minShare } = useChart();
  const bar = barOf(view, transfer.from, transfer.until, minShare);
  const name = transferName(transfer);
  return (
    <a
      className={styles.transfer}
      style={{ left: `${bar.start * 100}%`, width: `${(bar.end - bar.start) * 100}%` }}
      href={addressOf.reservation(transfer.reservationId)}
      title={name}
      aria-label={name}
      data-transfer={transfer.reservationId}
    >
      <BarText label={label} />
    </a>
  );
}
