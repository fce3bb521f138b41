import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
  type PathValue,
} from 'react-hook-form';
import type { z } from 'zod';
import type { Notice } from './action.ts';
import { ApiError } from '../api/api.ts';
import { failureMessage } from '../api/failure-message.ts';
import { messageOf } from '../texts/texts.ts';

type Schema<Input, Output> = z.ZodType<Output, Input>;

interface Options<Input extends FieldValues, Output> {
  /** A function if the rules depend on the current time or are loaded on demand: it is called for each validation. */
  schema: Schema<Input, Output> | (() => Schema<Input, Output> | Promise<Schema<Input, Output>>);
  defaultValues: DefaultValues<Input>;
  /** When fields are validated before the first submit. */
  mode?: 'onTouched' | 'onChange' | 'onSubmit';
  /** Sends the valid values. */
  send: (values: Output) => Promise<void>;
  /** Says a failure that belongs to no field outside the form, too, and announces it. */
  onFailure?: (message: string) => Notice;
}

/**
 * The one submit path: pending state, focus on the first error, and the reason of a failure, beside its field or else
 * as `failure`, until the next submit. `isToasted`: whether `onFailure` announces that already.
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
    resolver: async (...check) =>
      translated(
        await zodResolver(typeof schema === 'function' ? await schema() : schema)(...check),
      ),
    defaultValues,
    mode,
    // react-hook-form would focus fields in the order of their registration, not of the page.
    shouldFocusError: false,
  });
  const fail = (error: unknown) => {
    setFailed(true);
    if (error instanceof ApiError && showFieldErrors(form, error.fields)) return;
    const message = failureMessage(error);
    notice.current = onFailure?.(message);
    setFailure(message);
  };
  const clearFailure = () => {
    setFailed(false);
    setFailure(null);
    notice.current?.dismiss();
  };
  const submit = (event: BaseSyntheticEvent) => {
    clearFailure();
    takeOverFilled(form, event.target as Element);
    return form.handleSubmit((values) => send(values).catch(fail), focusFirst)(event);
  };
  const pending = form.formState.isSubmitting;
  const isToasted = onFailure !== undefined;
  return { form, submit, pending, failure, isToasted, hasFailed, fail, clearFailure };
}

/** The same result with the texts of its messages. */
function translated<Result extends { errors: FieldErrors }>(result: Result): Result {
  translate(result.errors);
  return result;
}

/** Fields of lists have their errors one level further down. */
function translate(errors: object): void {
  for (const [name, error] of Object.entries(errors) as [string, unknown][]) {
    if (typeof error !== 'object' || error === null || name === 'ref') continue;
    if ('message' in error && error.message) error.message = messageOf(String(error.message));
    else translate(error);
  }
}

/** Focuses the first field in error and brings it into sight with its label and message. */
function focusFirst(errors: FieldErrors): void {
  const elements = Object.entries(errors).flatMap(([name, error]) => elementsOf(name, error));
  const [first] = elements.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
  // A field that has the focus already, for submit buttons take none, would stay out of sight.
  (first?.closest('.field') ?? first)?.scrollIntoView({ block: 'nearest' });
}

/** The elements of a field, or of those of a list. */
function elementsOf(name: string, error: object | undefined): HTMLElement[] {
  const own = elementOf(name, error);
  if (own) return [own];
  return Object.entries(error ?? {}).flatMap(([part, nested]: [string, unknown]) =>
    typeof nested === 'object' && nested !== null && part !== 'ref'
      ? elementsOf(`${name}.${part}`, nested)
      : [],
  );
}

/** Finds controlled fields by name: they have no ref. */
function elementOf(name: string, error: object | undefined): HTMLElement | undefined {
  if (error && 'ref' in error && error.ref instanceof HTMLElement) return error.ref;
  return document.getElementsByName(name)[0];
}

/**
 * Shows the server's messages beside their fields and focuses the first. Returns whether this shows the message of the whole
 * answer, which is its first field's.
 */
function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  messages: Record<string, string>,
): boolean {
  const fieldMessages = Object.entries(messages).filter(([name]) => name in form.getValues());
  for (const [name, message] of fieldMessages)
    form.setError(name as Path<Input>, { type: 'server', message });
  const errors = fieldMessages.map(
    ([name]) => [name, form.getFieldState(name as Path<Input>).error] as const,
  );
  const visible = errors.filter(([name, error]) => elementOf(name, error)?.checkVisibility());
  focusFirst(Object.fromEntries(visible));
  const [first] = Object.keys(messages);
  return visible.some(([name]) => name === first);
}

/** Takes over what password managers and some browsers have filled in without an event. */
function takeOverFilled<Input extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Input, unknown, Output>,
  form: Element,
): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(':read-write')) {
    const name = field.name as Path<Input>;
    const value = field.value as PathValue<Input, Path<Input>>;
    const known: unknown = getValues(name);
    // Fields of other values show something else than they hold.
    if (typeof known === 'string' && known !== value) setValue(name, value, { shouldDirty: true });
  }
}
