import type { ComponentProps } from 'react';
import { DialogActions } from './DialogActions.tsx';
import { Form } from './Form.tsx';

interface Props extends Omit<ComponentProps<typeof Form>, 'actions'> {
  /** Label of the button that submits it. */
  submit: string;
  isDangerous?: boolean;
}

/** A form in a dialog, with the buttons of one. */
export const DialogForm = ({ submit, isDangerous = false, ...form }: Props) => (
  <Form {...form} actions={<DialogActions submit={submit} isDangerous={isDangerous} />} />
);
