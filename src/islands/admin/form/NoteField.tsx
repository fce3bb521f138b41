import type { ComponentProps } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { TextField } from '../../ui/TextField.tsx';

/** A line for a reason or a remark, as long as a note may be. */
export const NoteField = (input: ComponentProps<typeof TextField>) => (
  <TextField maxLength={limits.note} autoComplete="off" {...input} />
);
