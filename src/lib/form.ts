import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { commonMessages } from '../../contract/common.ts';
import { ApiError } from './api.ts';

interface Options<Input extends FieldValues, Output> {
  /** A function where the rules depend on the moment: it is asked at each check. */
  schema: z.ZodType<Output, Input> | (() => z.ZodType<Output, Input>);
  defaultValues: DefaultValues<Input>;
  /** When fields are checked before the first submit. */
  mode?: 'onTouched' | 'onChange';
  /** Sends what passed the schema. */
  send: (values: Output) => Promise<void>;
  /** Called with the message to show when `send` failed; what was typed stays. */
  onFailure?: (message: string) => void;
}

/** The one submit path: pending state, the server's message, messages beside fields, focus on the first error. */
export function useSubmitForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  mode = 'onTouched',
  send,
  onFailure,
}: Options<Input, Output>) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: (...check) => zodResolver(typeof schema === 'function' ? schema() : schema)(...check),
    defaultValues,
    mode,
    // Its own focus goes by the order in which fields were registered, which is not the page's.
    shouldFocusError: false,
  });
  const fail = (error: unknown) => {
    if (!(error instanceof ApiError)) console.error(error);
    const message = error instanceof ApiError ? error.message : commonMessages.internal;
    setFailure(message);
    if (error instanceof ApiError) showFieldErrors(form, error.fields);
    onFailure?.(message);
  };
  const forgive = () => setFailure(null);
  const refuse = (errors: FieldErrors) => {
    forgive();
    focusFirst(errors);
  };
  const submit = form.handleSubmit(async (values) => {
    forgive();
    await send(values).catch(fail);
  }, refuse);
  return { form, submit, pending: form.formState.isSubmitting, failure, fail, forgive };
}

function focusFirst(errors: FieldErrors): void {
  const elements = Object.entries(errors).flatMap(([name, error]) =>
    // A controlled field is known by its name only.
    error && 'ref' in error && error.ref instanceof HTMLElement
      ? error.ref
      : (document.getElementsByName(name)[0] ?? []),
  );
  const [first] = elements.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/** Puts the server's messages beside the fields that the form has, the first one focused. */
function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  messages: Record<string, string>,
) {
  const known = Object.entries(messages).filter(([name]) => name in form.getValues());
  known.forEach(([name, message], index) =>
    form.setError(name as Path<Input>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
