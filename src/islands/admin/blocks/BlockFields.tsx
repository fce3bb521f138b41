import { useWatch, type UseFormReturn } from 'react-hook-form';
import { blockReasons } from '../../../../contract/vehicles/block-reasons.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { adminTexts, blockTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { BlockFormInput, BlockFormOutput } from './block-form.ts';
import type { useBlockedVehicle } from './use-blocked-vehicle.ts';
import { date } from '../../../lib/texts/format.ts';
import type { FieldTexts } from '../form/ChangedMeanwhile.tsx';

interface Props {
  form: UseFormReturn<BlockFormInput, unknown, BlockFormOutput>;
  vehicle: ReturnType<typeof useBlockedVehicle>;
}

const ends = ['untilDate', 'untilTime'] as const;

export function BlockFields({ form, vehicle }: Props) {
  const texts = blockTexts();
  const { control, register, formState, setValue } = form;
  const { vehicleId = null } = useWatch({ control });
  const field = (name: Exclude<keyof BlockFormInput, 'isOpen' | 'vehicleId'>) => ({
    error: formState.errors[name]?.message,
    ...register(name),
  });
  // An end and none exclude each other: what was said last holds.
  const end = (name: (typeof ends)[number]) => ({
    ...field(name),
    ...register(name, { onChange: () => setValue('isOpen', false) }),
  });
  const open = register('isOpen', {
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (target.checked) for (const name of ends) setValue(name, '');
    },
  });
  return (
    <>
      <ChoiceField
        control={control}
        name="vehicleId"
        label={adminTexts().vehicle}
        option={vehicle.option(vehicleId)}
        find={vehicle.find}
      />
      <div className="field-row field-row--moment">
        <TextField type="date" label={texts.fromDate} {...field('fromDate')} />
        <TextField type="time" label={texts.fromTime} {...field('fromTime')} />
      </div>
      <div className="field-row field-row--moment">
        <TextField type="date" label={texts.untilDate} {...end('untilDate')} />
        <TextField type="time" label={texts.untilTime} {...end('untilTime')} />
      </div>
      <Checkbox label={texts.isOpen} {...open} />
      <SelectField
        label={texts.reason}
        none={adminTexts().choose}
        options={blockReasons.map((reason) => [reason, texts.reasons[reason]])}
        {...field('reason')}
      />
      <TextArea label={texts.note} rows={2} maxLength={limits.note} {...field('note')} />
    </>
  );
}

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
