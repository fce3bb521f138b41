import { useEffect, useRef, useState } from 'react';
import { type View, renameView, viewForm } from '../../../../contract/office/views.ts';
import { adminTexts, listTexts, texts as siteTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from './ViewsDialog.module.css';
import { limits } from '../../../../contract/values/limits.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  view: View;
  onRenamed: (view: View) => void;
  /** Deletes it, and returns what is said afterwards. @throws ApiError */
  onRemove: (view: View) => Promise<string>;
}

/** A saved view in the list of all, which gets another name or is deleted. */
export function SavedView({ view, onRenamed, onRemove }: Props) {
  const { views: texts } = listTexts();
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming)
    return (
      <li>
        <RenameView
          view={view}
          onRenamed={(renamed) => {
            setRenaming(false);
            onRenamed(renamed);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li>
      <span className={styles.name}>{view.name}</span>
      <span className={styles.steps}>
        <button
          ref={button}
          type="button"
          className="button button--quiet"
          aria-label={texts.renameThis(view.name)}
          onClick={() => setRenaming(true)}
        >
          {texts.rename}
        </button>
        <ActionButton
          className="button button--quiet"
          label={adminTexts().delete}
          name={texts.remove(view.name)}
          onPress={() => onRemove(view)}
        />
      </span>
    </li>
  );
}

interface RenameProps {
  view: View;
  onRenamed: (view: View) => void;
  onCancel: () => void;
}

/** Gives a view another name, in its place. */
function RenameView({ view, onRenamed, onCancel }: RenameProps) {
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
