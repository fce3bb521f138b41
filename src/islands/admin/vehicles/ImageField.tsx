import { useId, useState } from 'react';
import { uploadTypes } from '../../../../contract/vehicles/images.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { describedBy, FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './ImageField.module.css';
import { ImagePreview } from './ImagePreview.tsx';
import type { FormImage } from './vehicle-form.ts';
import { fleetTexts } from '../../../lib/texts/texts.ts';

const megabytes = limits.upload.bytes / 1024 / 1024;

interface Props {
  ref: (element: HTMLInputElement | null) => void;
  name: string;
  image: FormImage;
  error: string | undefined;
  /** From 0 to 1 while uploading, else null. */
  progress: number | null;
  onChoose: (file: File) => void;
}

/** An image, chosen by click or by drag and drop. */
export function ImageField({ ref, name, image, error, progress, onChoose }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    setOver(false);
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
  const hint = `${fleetTexts().dropImage} ${fleetTexts().imageRule(megabytes)}`;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <div className="field">
      <label
        className={styles.place}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          choose(event.dataTransfer.files);
        }}
      >
        <span className="field__label">{fleetTexts().image}</span>
        <ImagePreview image={image} alt={fleetTexts().preview} />
        <input
          ref={ref}
          className={styles.input}
          type="file"
          name={name}
          accept={uploadTypes.join()}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={({ target }) => choose(target.files)}
        />
        <span className={`button ${styles.button}`} aria-hidden="true">
          {fleetTexts().chooseImage}
        </span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {progress !== null && (
        <p className={styles.progress} role="status">
          <progress max={100} value={percent} aria-label={fleetTexts().uploading(percent)} />
          {fleetTexts().uploading(percent)}
        </p>
      )}
    </div>
  );
}
