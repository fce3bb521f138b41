import { useEffect, useId, useRef } from 'react';
import { adminTexts, importTexts } from '../../../lib/texts/texts.ts';
import { saveFile } from '../../../lib/api/save-file.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import styles from '../condition/photos/Photos.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { sampleOf, targets, type TargetName } from './targets.ts';
import { useImport } from './use-import.ts';

const accepted = '.csv,.tsv,.txt,.xlsx';

/** Adds the rows of a table to a list: a file, what would become of it, and the button that imports it. */
function ImportScreen({ name }: { name: TargetName }) {
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
            name={name}
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
  name: TargetName;
  error: string | undefined;
  disabled: boolean;
  onChoose: (file: File) => void;
}

function FileField({ name, error, disabled, onChoose }: FieldProps) {
  const id = useId();
  const texts = importTexts();
  const hint = texts.fileHint;
  return (
    <div className="field">
      <div className="cluster">
        <label className={`button ${styles.take}`} aria-disabled={disabled}>
          {texts.file}
          <input
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
        </label>
        <FileButton
          className="button button--quiet"
          save={async () => saveFile(sampleOf(name), `${name}-sample.csv`)}
          loading={adminTexts().downloading}
        >
          {texts.sample}
        </FileButton>
      </div>
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

export const ImportVehiclesScreen = () => <ImportScreen name="vehicles" />;

export const ImportCustomersScreen = () => <ImportScreen name="customers" />;
