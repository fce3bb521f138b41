import { useCallback, useState } from 'react';
import { z } from 'zod';
import {
  deleteWebhook,
  listWebhooks,
  updateWebhook,
  webhookForm,
  type Webhook,
} from '../../../../contract/office/webhooks.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { countText, sentenceTime } from '../../../lib/texts/format.ts';
import { adminTexts, programTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Copyable } from '../../ui/Copyable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Form } from '../../ui/Form.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { Fold } from '../FoldedCard.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { Await } from '../shell/Await.tsx';
import { asLastShown, open } from '../shell/navigation.ts';
import { Deliveries } from './Deliveries.tsx';
import { eventInWords } from './webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WebhookState } from './WebhookState.tsx';

async function find(webhookId: string): Promise<Webhook> {
  const texts = programTexts().webhooks;
  const all = await callOurs(listWebhooks, {}, texts.notOffered);
  const found = all.find(({ id }) => String(id) === webhookId);
  if (!found) throw new ApiError(404, texts.missing);
  return found;
}

/** One webhook, and what its program was told. */
export function WebhookScreen({ webhookId }: { webhookId: string }) {
  const load = useCallback(() => find(webhookId), [webhookId]);
  return (
    <Await title={adminTexts().webhooks} load={load}>
      {(webhook) => <Shown loaded={webhook} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: Webhook }) {
  const { webhooks: texts } = programTexts();
  const [webhook, setWebhook] = useState(loaded);
  const [isOpen, setOpen] = useState(false);
  const { id, url, events, createdAt, failingSince, switchedOffAt, waiting } = webhook;
  const reload = async () => setWebhook(await find(String(id)));
  return (
    <>
      <ScreenHeader title={new URL(url).host}>
        <WebhookState webhook={webhook} />
      </ScreenHeader>
      <div className="stack">
        <Facts
          facts={[
            [texts.url, <Copyable key="url" text={url} />],
            [texts.events, events.map(eventInWords).join('; ')],
            [texts.createdAt, sentenceTime(createdAt)],
            [texts.waiting, countText(waiting)],
            [texts.failingSince, failingSince && sentenceTime(failingSince)],
            [texts.switchedOffAt, switchedOffAt && sentenceTime(switchedOffAt)],
          ]}
        />
        <Fold title={texts.edit} isOpen={isOpen} onToggle={setOpen}>
          <EditWebhook
            key={JSON.stringify(webhook)}
            webhook={webhook}
            onSaved={async () => {
              await reload();
              setOpen(false);
            }}
          />
        </Fold>
        <Deliveries webhook={webhook} onSent={reload} />
      </div>
    </>
  );
}

interface EditProps {
  webhook: Webhook;
  onSaved: () => Promise<void>;
}

const schema = webhookForm.extend({ active: z.boolean() });

function EditWebhook({ webhook: { id, url, events, active }, onSaved }: EditProps) {
  const { webhooks: texts } = programTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: { url, events, active },
    send: async (body) => {
      const { message = '' } = await call(updateWebhook, { params: { id }, body });
      toast('success', message);
      await onSaved();
    },
    onFailure: toastError,
  });
  const { form } = submission;
  return (
    <Form label={texts.edit} submission={submission}>
      <WebhookFields form={form as never} />
      <Checkbox label={texts.active} {...form.register('active')} />
      <FormActions submit={texts.save} list={pages.adminWebhooks}>
        <DeleteButton
          about={texts.deleteHint}
          onDelete={async () => {
            const { message = '' } = await call(deleteWebhook, { params: { id } });
            toast('success', message);
            open(asLastShown(pages.adminWebhooks), true);
          }}
        />
      </FormActions>
    </Form>
  );
}
