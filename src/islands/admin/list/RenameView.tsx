import { useEffect, useRef } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import { renameView, viewForm, type View } from '../../../../contract/office/views.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { adminTexts, listTexts, texts as siteTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  view: View;
  onRenamed: (view: View) => void;
  onCancel: () => void;
}

/** Gives a view another name, in its place. */
export function RenameView({ view, onRenamed, onCancel }: Props) {
  const { views: texts } = listTexts();
  const submission = useSubmitForm({
    schema: viewForm,
    defaultValues: { name: view.name },
    send: async ({ name }) => {
      await call(renameView, { params: { id: view.id }, body: { name } });
      toast('success', texts.renamed(name));
      onRenamed({ ...view, name });
    },
  });
  const field = fieldsOf(submission.form, { name: texts.newName(view.name) });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);
  return (
    <div ref={box}>
      <Form
        label={texts.renameThis(view.name)}
        submission={submission}
        actions={
          <div className="cluster">
            <SubmitButton isQuiet>{adminTexts().save}</SubmitButton>
            <button type="button" className="button button--quiet" onClick={onCancel}>
              {siteTexts().cancel}
            </button>
          </div>
        }
      >
        <TextField maxLength={limits.views.name} autoComplete="off" {...field('name')} />
      </Form>
    </div>
  );
}
