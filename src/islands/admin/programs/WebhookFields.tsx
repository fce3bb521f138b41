import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import type { webhookForm } from '../../../../contract/office/webhooks.ts';
import { programTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { eventGroups } from './webhook.ts';

export type WebhookInput = z.input<typeof webhookForm>;
type Output = z.output<typeof webhookForm>;

/** Where a program is told, and of what. */
export function WebhookFields({ form }: { form: UseFormReturn<WebhookInput, unknown, Output> }) {
  const { webhooks: texts } = programTexts();
  return (
    <>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        hint={texts.urlHint}
        {...fieldsOf(form, texts)('url')}
      />
      <ChoiceGroup
        legend={texts.events}
        groups={eventGroups()}
        error={form.formState.errors.events?.message}
        register={() => form.register('events')}
      />
    </>
  );
}
