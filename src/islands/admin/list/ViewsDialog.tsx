import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { limits } from '../../../../contract/values/limits.ts';
import {
  deleteView,
  saveView,
  viewForm,
  type View,
  type ViewScreen,
} from '../../../../contract/office/views.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { listTexts } from '../../../lib/texts/texts.ts';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { SavedView } from './SavedView.tsx';
import { isView } from './use-views.ts';
import styles from './ViewsDialog.module.css';

interface Props {
  screen: ViewScreen;
  /** Of the list as it is shown. */
  query: string;
  views: View[];
  onChange: (views: View[]) => void;
  onClose: () => void;
}

const byName = (view: View, other: View) => view.name.localeCompare(other.name, 'de');

/** Saves the list as it is shown under a name, and deletes saved views. */
export function ViewsDialog({ screen, query, views, onChange, onClose }: Props) {
  const { views: texts } = listTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const show = (view: View) =>
    onChange([...views.filter(({ id }) => id !== view.id), view].toSorted(byName));
  const submission = useSubmitForm({
    schema: viewForm,
    defaultValues: { name: views.find((view) => isView(view, query))?.name ?? '' },
    send: async ({ name }) => {
      const { view } = await call(saveView, { body: { screen, name, query } });
      show(view);
      toast('success', texts.saved(view.name));
      onClose();
    },
  });
  const { form } = submission;
  const field = fieldsOf(form, { name: texts.name });
  const rename = (view: View) => {
    show(view);
    // The name of what is shown, unless another one is typed.
    if (isView(view, query) && !form.formState.isDirty) form.reset({ name: view.name });
  };
  const remove = async ({ id, name }: View) => {
    await call(deleteView, { params: { id } });
    onChange(views.filter((view) => view.id !== id));
    // The pressed button is gone.
    title.current?.focus();
    return texts.removed(name);
  };
  return (
    <OpenDialog onClose={onClose} title={texts.title} titleRef={title} about={texts.about}>
      <Form
        label={texts.save}
        submission={submission}
        actions={<SubmitButton>{texts.save}</SubmitButton>}
      >
        <TextField
          hint={texts.nameHint}
          maxLength={limits.views.name}
          autoComplete="off"
          {...field('name')}
        />
      </Form>
      <section className={styles.saved} aria-label={texts.list}>
        <h3>{texts.list}</h3>
        {views.length === 0 && <p className="muted">{texts.none}</p>}
        <ul>
          {views.map((view) => (
            <SavedView key={view.id} view={view} onRenamed={rename} onRemove={remove} />
          ))}
        </ul>
      </section>
      <div className="dialog__actions">
        <Dialog.Close type="button" className="button">
          {texts.done}
        </Dialog.Close>
      </div>
    </OpenDialog>
  );
}
