import { useEffect, useId, useRef } from 'react';
import { adminTexts, importTexts } from '../../../lib/texts/texts.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { targets, type TargetName } from './targets.ts';
import { useImport } from './use-import.ts';

const accepted = '.csv,.tsv,.txt,.xlsx';

/** Adds the rows of a table to a list: a file, what would become of it, and the button that imports it. */
export function ImportScreen({ name }: { name: TargetName }) {
  const { current, choose, submit } = useImport(name);
  const { list } = targets[name];
  const texts = importTexts();
  const isBusy = current.state === 'reading' || current.state === 'importing';
  return (
    <>
      <ScreenHeader title={texts[name]}>
        <a className="button" href={list}>
          {name === 'vehicles' ? adminTexts().vehicles : adminTexts().users}
        </a>
      </ScreenHeader>
      <div className="stack">
        {current.state === 'done' && <Done name={name} message={current.message} />}
        <section className="card">
          <p>{texts.about[name]}</p>
          <FileField
            error={current.state === 'refused' ? current.message : undefined}
            disabled={isBusy}
            onChoose={(file) => void choose(file)}
          />
          <p role="status" className="field__hint">
            {current.state === 'reading' && texts.reading}
            {current.state === 'importing' && texts.importing}
          </p>
        </section>
        {'answer' in current && <ImportPreview current={current} onSubmit={() => void submit()} />}
      </div>
    </>
  );
}

interface FieldProps {
  error: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function FileField({ error, disabled, onChoose }: FieldProps) {
  const id = useId();
  const hint = importTexts().fileHint;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {importTexts().file}
      </label>
      <input
        id={id}
        className="field__control"
        type="file"
        accept={accepted}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, { hint, error })}
        // So that the same file, corrected meanwhile, can be chosen again.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <FieldNotes id={id} hint={hint} error={error && <span role="alert">{error}</span>} />
    </div>
  );
}

/** Takes the focus: the pressed button is gone. */
function Done({ name, message }: { name: TargetName; message: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} role="status" className="notice notice--info cluster">
      <p>{message}</p>
      <a href={targets[name].list}>{importTexts().list[name]}</a>
    </div>
  );
}
