import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { answerForm, answerMessage } from '../../../../contract/office/messages-admin.ts';
import type { Language } from '../../../../contract/texts/language.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { isAtDesk } from '../../ui/focus.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { toast } from '../../ui/toast.ts';
import { TextBlocks } from './TextBlocks.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { useUnsavedForm } from '../form/use-unsaved-form.ts';
import { forgetChanges } from '../shell/navigation.ts';
import { $page } from '../shell/router.ts';
import { outboxTexts } from '../../../lib/texts/texts.ts';

interface Props {
  messageId: number;
  /** Of who wrote it. */
  language: Language;
  onAnswered: (text: string) => Promise<void>;
  /** Another button, set apart. */
  children: ReactNode;
}

/** Answers a message by mail. Keeps what was typed when that fails, and when the session ends. */
export function AnswerForm({ messageId, language, onAnswered, children }: Props) {
  const submission = useSubmitForm({
    schema: answerForm,
    defaultValues: { text: '' },
    send: async (body) => {
      const { message } = await call(answerMessage, { params: { id: messageId }, body });
      forgetChanges();
      toast('success', message ?? '');
      await onAnswered(body.text);
    },
  });
  const { form } = submission;
  useUnsavedForm(form);
  const { setFocus } = form;
  const isAsked = useStore($page)?.search.begins === 'answer';
  useEffect(() => {
    if (isAsked && isAtDesk()) setFocus('text');
  }, [isAsked, setFocus]);
  const typed = useWatch({ control: form.control, name: 'text' });
  const texts = outboxTexts();
  const answer = fieldsOf(form, { text: texts.answer })('text');
  const used = texts.answerHint(typed.trim().length);
  return (
    <Form label={texts.answer} submission={submission}>
      <TextArea hint={used} rows={8} {...answer} />
      <TextBlocks
        language={language}
        onInsert={(text) => form.setValue('text', text, { shouldDirty: true })}
      />
      <FormActions submit={texts.send} list={pages.adminMessages}>
        {children}
      </FormActions>
    </Form>
  );
}
