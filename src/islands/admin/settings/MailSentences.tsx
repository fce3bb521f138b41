import { useCallback, useState } from 'react';
import { z } from 'zod';
import {
  getMailSentences,
  mailSentenceFields,
  removeMailSentence,
  setMailSentence,
  templatesWithSentence,
  type MailSentence,
} from '../../../../contract/office/mail-sentences.ts';
import { languages } from '../../../../contract/texts/language.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { messageOf, outboxTexts, settingTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';
import { FoldedCard } from '../FoldedCard.tsx';

const load = () => call(getMailSentences, {});
const nameOf = ({ template }: MailSentence) => outboxTexts().templates[template];

/** What the company adds to its mails. */
export function MailSentences() {
  const { mails } = settingTexts();
  return (
    <FoldedCard title={mails.title} about={mails.summary}>
      <Sentences />
    </FoldedCard>
  );
}

function Sentences() {
  const { mails } = settingTexts();
  const [round, setRound] = useState(0);
  const [edited, setEdited] = useState<MailSentence | null>(null);
  const reload = useCallback(() => {
    setEdited(null);
    setRound((before) => before + 1);
  }, []);
  return (
    <>
      <p className="muted">{mails.about}</p>
      <Loaded key={round} load={load} failed={mails.title}>
        {(sentences) => (
          <Table
            caption={mails.title}
            columns={columns({ onEdit: setEdited, onRemoved: reload })}
            rows={sentences}
            rowKey={({ template, language }) => `${template} ${language}`}
            empty={mails.none}
          />
        )}
      </Loaded>
      <SentenceForm
        key={`${round} ${edited?.template} ${edited?.language}`}
        edited={edited}
        onSaved={reload}
      />
    </>
  );
}

interface Actions {
  onEdit: (sentence: MailSentence) => void;
  onRemoved: () => void;
}

function columns({ onEdit, onRemoved }: Actions): Column<MailSentence>[] {
  const { mails } = settingTexts();
  return [
    { title: mails.template, cell: nameOf },
    { title: mails.language, cell: ({ language }) => mails.languages[language] },
    { title: mails.sentence, cell: ({ sentence }) => sentence },
    {
      title: mails.actions,
      cell: (row) => (
        <>
          <button
            type="button"
            className="button button--small"
            aria-label={mails.editOf(nameOf(row))}
            onClick={() => onEdit(row)}
          >
            {mails.edit}
          </button>{' '}
          <ActionButton
            label={mails.remove}
            name={mails.removeOf(nameOf(row))}
            onPress={async () => {
              const { template, language } = row;
              await call(removeMailSentence, { params: { template, language } });
              onRemoved();
              return messageOf('mailSentences.removed');
            }}
          />
        </>
      ),
    },
  ];
}

type Typed = Record<keyof MailSentence, string>;
const schema = z.object(mailSentenceFields) as unknown as z.ZodType<MailSentence, Typed>;

interface FormProps {
  /** Null for a new one. */
  edited: MailSentence | null;
  onSaved: () => void;
}

function SentenceForm({ edited, onSaved }: FormProps) {
  const { mails } = settingTexts();
  const submission = useSubmitForm({
    schema,
    defaultValues: edited ?? { template: '', language: languages[0], sentence: '' },
    send: async ({ template, language, sentence }) => {
      await call(setMailSentence, { params: { template, language }, body: { sentence } });
      toast('success', messageOf('mailSentences.set'));
      onSaved();
    },
  });
  const field = fieldsOf(submission.form, mails);
  return (
    <Form label={mails.add} submission={submission}>
      <div className="field-row">
        <SelectField
          none=""
          options={templatesWithSentence.map((name) => [name, outboxTexts().templates[name]])}
          {...field('template')}
        />
        <SelectField
          options={languages.map((language) => [language, mails.languages[language]])}
          {...field('language')}
        />
      </div>
      <TextArea rows={4} hint={mails.hint} {...field('sentence')} />
      <p>
        <SubmitButton isQuiet>{edited ? mails.save : mails.add}</SubmitButton>
      </p>
    </Form>
  );
}
