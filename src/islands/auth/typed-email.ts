import { useEffect } from 'react';
import { draft } from '../../lib/storage/draft.ts';

/** The address typed into the log-in, for this tab. */
export const typedEmail = draft<{ email: string }>('login');

/** Enters it into a form, unless somebody types already: what they type would be put behind it. */
export function useTypedEmail({
  getValues,
  setValue,
}: {
  getValues: (name: 'email') => string | undefined;
  setValue: (name: 'email', email: string) => void;
}): void {
  useEffect(() => {
    const { email } = typedEmail.read();
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (email && !isTyping && !getValues('email')) setValue('email', email);
  }, [getValues, setValue]);
}
