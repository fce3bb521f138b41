import type { ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { Combobox } from './Combobox.tsx';
import type { Option } from './combobox.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

interface Props<Form extends FieldValues, Output> {
  control: Control<Form, unknown, Output>;
  name: FieldPath<Form>;
  label: string;
  /** Shown if the form's validation finds no error. */
  error?: ReactNode;
  option: Option | null;
  find: (text: string) => Promise<Option[]>;
  onChoose?: (option: Option | null) => void;
  beginsOpen?: boolean;
}

/** A form field that holds the chosen option's id. Its hint tells options of the same name apart. */
export function ChoiceField<Form extends FieldValues, Output>(props: Props<Form, Output>) {
  const { control, name, label, error, option, find, onChoose, beginsOpen } = props;
  const { field, fieldState } = useController({ control, name });
  return (
    <Combobox
      name={name}
      label={label}
      placeholder={adminTexts().search}
      error={fieldState.error?.message ?? error}
      hint={option?.hint}
      value={option}
      find={find}
      beginsOpen={beginsOpen ?? false}
      onChange={(chosen) => {
        onChoose?.(chosen);
        field.onChange(chosen?.id ?? null);
        field.onBlur();
      }}
    />
  );
}
