import { useState } from 'react';
import { hasDraft } from './use-unsaved-form.ts';

/**
 * A record's form below what is known of it: closed until somebody edits it. It begins open with a field that the address names,
 * or with what was typed before. Once open its fields stay.
 */
export function useFoldedForm<Field extends string>(first: Field | undefined) {
  const [focus, setFocus] = useState(first && { field: first });
  const [isOpen, setOpen] = useState(() => focus !== undefined || hasDraft());
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const begin = (field: Field) => {
    setOpen(true);
    setFocus({ field });
  };
  /** For a form that begins anew beside what somebody is doing. */
  const forgetFocus = () => setFocus(undefined);
  return { isOpen, wasOpen, setOpen, begin, focus, forgetFocus };
}
