import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
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
  /** Shows a failure that no field of the form can, in place of the form's box. What was typed stays. */
  onFailure?: (message: string) => Notice;
}

/** A message outside the form. */
interface Notice {
  dismiss: () => void;
}

/**
 * The one submit path: pending state, focus on the first error, and the reason of a failure in one place: beside its field,
 * else where `onFailure` shows it, else as `failure` in the form's box. A new attempt removes it.
 */
export function useSubmitForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  mode = 'onTouched',
  send,
  onFailure,
}: Options<Input, Output>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const notice = useRef<Notice>(undefined);
  const form = useForm<Input, unknown, Output>({
    resolver: (...check) => zodResolver(typeof schema === 'function' ? schema() : schema)(...check),
    defaultValues,
    mode,
    // Its own focus goes by the order in which fields were registered, which is not the page's.
    shouldFocusError: false,
  });
  const fail = (error: unknown) => {
    setFailed(true);
    const isTold = error instanceof ApiError;
    if (!isTold) console.error(error);
    const message = isTold ? error.message : commonMessages.internal;
    if (isTold && showFieldErrors(form, error.fields).includes(message)) return;
    notice.current = onFailure?.(message);
    if (!notice.current) setFailure(message);
  };
  const forgive = () => {
    setFailed(false);
    setFailure(null);
    notice.current?.dismiss();
  };
  const submit = (event: BaseSyntheticEvent) => {
    forgive();
    return form.handleSubmit((values) => send(values).catch(fail), focusFirst)(event);
  };
  const pending = form.formState.isSubmitting;
  return { form, submit, pending, failure, hasFailed, fail, forgive };
}

function focusFirst(errors: FieldErrors): void {
  const elements = Object.entries(errors).flatMap(([name, error]) => elementOf(name, error) ?? []);
  const [first] = elements.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/** A controlled field is known by its name only. */
function elementOf(name: string, error: object | undefined): HTMLElement | undefined {
  if (error && 'ref' in error && error.ref instanceof HTMLElement) return error.ref;
  return document.getElementsByName(name)[0];
}

/** Puts the server's messages beside the fields that can be seen, the first one focused; returns these messages. */
function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  messages: Record<string, string>,
): string[] {
  const known = Object.entries(messages).filter(([name]) => name in form.getValues());
  for (const [name, message] of known)
    form.setError(name as Path<Input>, { type: 'server', message });
  const errors = known.map(
    ([name]) => [name, form.getFieldState(name as Path<Input>).error] as const,
  );
  const seen = errors.filter(([name, error]) => elementOf(name, error)?.checkVisibility());
  focusFirst(Object.fromEntries(seen));
  return seen.flatMap(([, error]) => error?.message ?? []);
}
