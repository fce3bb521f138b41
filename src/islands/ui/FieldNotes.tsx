import type { ReactNode } from 'react';

interface Notes {
  hint?: ReactNode;
  error?: ReactNode;
}

/** What a control's `aria-describedby` names of its notes; `id` is the control's. */
export const describedBy = (id: string, notes: Notes & { status?: ReactNode }) =>
  Object.entries(notes)
    .flatMap(([name, text]) => (text ? `${id}-${name}` : []))
    .join(' ') || undefined;

/** Error and hint of a control, and what stands below them. */
export function FieldNotes(props: Notes & { id: string; children?: ReactNode }) {
  const { id, hint, error, children } = props;
  return (
    <>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </>
  );
}
