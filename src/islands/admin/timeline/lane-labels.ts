import type { Lane } from '../../../../contract/reservations/timeline.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';
import { nameAndFirm, shownName } from '../name-of.ts';
import { formsOf, labelsOf, shorterOf, type BarLabel, type NamedBar } from './bar-labels.ts';
import { isLate, keyOf, type ReservedSlot, type Slot } from './slots.ts';
import { shownEnd } from './span.ts';
import { barOf, shareOf, type View } from './view.ts';

interface Seen {
  view: View;
  /** The wall time now. */
  now: string;
  /** Of the lane in pixels; 0 until measured. */
  width: number;
  minShare: number;
}

/** What the bars of a lane say, by their keys. Those without the vehicle stand above the others. */
export function laneLabels(
  slots: readonly Slot[],
  { transfers, blocks }: Lane,
  { view, now, width, minShare }: Seen,
): Map<string, BarLabel> {
  const { barKinds, reasons } = blockTexts();
  const bars = slots.filter((slot) => slot.kind === 'reserved');
  const named = (slot: ReservedSlot): NamedBar => ({
    ...slot,
    key: keyOf(slot),
    forms: reservedForms(slot, now),
    shorter: shorterOf(shownName(slot.reservation.customer)),
  });
  const line = shareOf(view, now);
  const isMissing = ({ reservation }: ReservedSlot) => reservation.vehicleMissing;
  return new Map([
    ...labelsOf(bars.filter(isMissing).map(named), width, line),
    ...labelsOf(
      [
        ...bars.filter((bar) => !isMissing(bar)).map(named),
        ...transfers.map(({ reservationId, from, until }) => ({
          ...barOf(view, from, until, minShare),
          key: `transfer-${reservationId}`,
          forms: [barKinds.transfer],
        })),
        ...blocks.map((block) => ({
          ...barOf(view, block.from, shownEnd(view, block), minShare),
          key: `block-${block.id}`,
          forms: [reasons[block.reason]],
        })),
      ],
      width,
      line,
    ),
  ]);
}

/** A late rental says so, too, and each its firm, where there is room. */
function reservedForms({ reservation }: ReservedSlot, now: string): string[] {
  const { customer, companyName } = reservation;
  const names = formsOf(shownName(customer));
  const forms = companyName ? [nameAndFirm(customer, companyName), ...names] : names;
  const { late } = blockTexts();
  return isLate(reservation, now) ? [...forms.map((form) => `${late}, ${form}`), ...forms] : forms;
}
