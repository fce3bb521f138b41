import { dateTime } from '../../../lib/texts/format.ts';
import { blockName } from '../blocks/block.ts';
import { addressOf } from '../shell/router.ts';
import styles from './TakenBy.module.css';
import { reservationName, transferName } from '../name-of.ts';
import type { InTheWay } from './quote.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

type Props = Pick<InTheWay, 'conflicts' | 'blocks' | 'transfers'>;

/** What is in the way of the form's reservation. */
export function TakenBy({ conflicts, blocks, transfers }: Props) {
  return (
    <>
      {adminTexts().takenBy}
      {conflicts.map(({ id, customer, pickUpTime, dropOffTime }) => (
        <span key={id} className={styles.conflict}>
          <a href={addressOf.reservation(id)}>{reservationName(id)}</a>
          {`, ${customer}, `}
          <span className={styles.time}>{dateTime(pickUpTime)} –</span>{' '}
          <span className={styles.time}>{dateTime(dropOffTime)}</span>
        </span>
      ))}
      {blocks.map((block) => (
        <span key={`block-${block.id}`} className={styles.conflict}>
          {blockName(block)}
        </span>
      ))}
      {transfers.map((transfer) => (
        <span key={`transfer-${transfer.reservationId}`} className={styles.conflict}>
          <a href={addressOf.reservation(transfer.reservationId)}>{transferName(transfer)}</a>
        </span>
      ))}
    </>
  );
}
