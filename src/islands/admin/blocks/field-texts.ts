import type { blockReasons } from '../../../../contract/block-reasons.ts';
import { date } from '../../../lib/format.ts';
import { adminTexts, blockTexts } from '../../../lib/texts.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';
import type { BlockFormInput } from './block-form.ts';

/** Labels and values of a block's fields, for comparing changes. */
export function blockFieldTexts(
  nameOf: (vehicleId: number | null) => string | undefined,
): Required<FieldTexts<BlockFormInput>> {
  const texts = blockTexts();
  const shownDate = (day: string) => day && date(day);
  return {
    vehicleId: { label: adminTexts().vehicle, show: nameOf },
    fromDate: { label: texts.fromDate, show: shownDate },
    fromTime: { label: texts.fromTime },
    untilDate: { label: texts.untilDate, show: shownDate },
    untilTime: { label: texts.untilTime },
    isOpen: { label: texts.isOpen, show: (isOpen) => (isOpen ? texts.yes : texts.no) },
    reason: {
      label: texts.reason,
      show: (reason) => texts.reasons[reason as (typeof blockReasons)[number]],
    },
    note: { label: texts.note },
  };
}
