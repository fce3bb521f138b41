import type { ComponentProps } from 'react';
import { SubmitButton } from './SubmitButton.tsx';

/** A form's submit button in a row of its own below what failed. */
export const SubmitRow = (button: ComponentProps<typeof SubmitButton>) => (
  <div className="cluster">
    <SubmitButton {...button} />
  </div>
);
