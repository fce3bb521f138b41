import type { LaneTransfer } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { transferName } from '../name-of.ts';
import { addressOf } from '../shell/router.ts';
import { fittingText } from './short-name.ts';
import styles from './Slots.module.css';
import { barOf, type View } from './view.ts';

interface Props {
  transfer: LaneTransfer;
  view: View;
  minShare: number;
  /** Width of the lane in pixels; 0 until measured. */
  width: number;
}

/** A time in which a vehicle is brought home: a link to the rental before, where that can be ended. */
export function TransferBar({ transfer, view, minShare, width }: Props) {
  const bar = barOf(view, transfer.from, transfer.until, minShare);
  const name = transferName(transfer);
  const shown = fittingText(blockTexts().barKinds.transfer, (bar.end - bar.start) * width);
  return (
    <a
      className={styles.transfer}
      style={{ left: `${bar.start * 100}%`, width: `${(bar.end - bar.start) * 100}%` }}
      href={addressOf.reservation(transfer.reservationId)}
      title={name}
      aria-label={name}
      data-transfer={transfer.reservationId}
    >
      {shown && <span>{shown}</span>}
    </a>
  );
}
