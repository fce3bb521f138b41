import { useState } from 'react';
import {
  createWebhook,
  listWebhooks,
  webhookForm,
  type Webhook,
} from '../../../../contract/office/webhooks.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { countText } from '../../../lib/texts/format.ts';
import { adminTexts, programTexts } from '../../../lib/texts/texts.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Form } from '../../ui/Form.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { toast, toastError } from '../../ui/toast.ts';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { ShownOnce } from './ShownOnce.tsx';
import styles from './programs.module.css';
import { eventInWords } from './webhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { WebhookState } from './WebhookState.tsx';

const load = () => callOurs(listWebhooks, {}, programTexts().webhooks.notOffered);

/** Which other programs are told what happens, and the form of a new one. */
export function WebhooksScreen() {
  return (
    <Await title={adminTexts().webhooks} load={load}>
      {(loaded) => <Shown loaded={loaded} />}
    </Await>
  );
}

function Shown({ loaded }: { loaded: Webhook[] }) {
  const { webhooks: texts } = programTexts();
  const [all, setAll] = useState(loaded);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <ScreenHeader title={adminTexts().webhooks} />
      <div className="stack">
        <p className="muted">{texts.about}</p>
        {secret && <ShownOnce title={texts.made} note={texts.once} secret={secret} />}
        <Table
          caption={adminTexts().webhooks}
          columns={columns()}
          rows={all}
          rowKey={({ id }) => id}
          rowHref={({ id }) => addressOf.webhook(id)}
          empty={texts.none}
        />
        <NewWebhook
          onMade={async (made) => {
            setSecret(made);
            setAll(await load());
          }}
        />
      </div>
    </>
  );
}

function columns(): Column<Webhook>[] {
  const { webhooks: texts } = programTexts();
  return [
    { title: texts.url, cell: ({ url }) => <Breakable text={url} /> },
    {
      title: texts.events,
      cell: ({ events }) => (
        <span className={styles.sentence}>{events.map(eventInWords).join('; ')}</span>
      ),
    },
    { title: texts.state, cell: (webhook) => <WebhookState webhook={webhook} /> },
    { title: texts.waiting, cell: ({ waiting }) => countText(waiting), numeric: true },
  ];
}

function NewWebhook({ onMade }: { onMade: (secret: string) => Promise<void> }) {
  const { webhooks: texts } = programTexts();
  const submission = useSubmitForm({
    schema: webhookForm,
    defaultValues: { url: '', events: [] },
    send: async (body) => {
      const { secret, message = '' } = await call(createWebhook, { body });
      toast('success', message);
      await onMade(secret);
      submission.form.reset();
    },
    onFailure: toastError,
  });
  return (
    <section className="card">
      <h2>{texts.new}</h2>
      <Form label={texts.new} submission={submission}>
        <WebhookFields form={submission.form} />
        <p>
          <SubmitButton>{texts.create}</SubmitButton>
        </p>
      </Form>
    </section>
  );
}
