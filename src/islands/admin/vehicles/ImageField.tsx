import { useEffect, useId, useMemo, useState } from 'react';
import { uploadTypes } from '../../../../contract/images.ts';
import { limits } from '../../../../contract/limits.ts';
import { imageAddress } from '../../../lib/images.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ImageField.module.css';
import type { FormImage } from './vehicle-form.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

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
  const preview = usePreview(image);
  const [broken, setBroken] = useState<string | null>(null);
  const choose = (files: FileList | null) => {
    setOver(false);
    const [file] = files ?? [];
    if (file) onChoose(file);
  };
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
        <span className="field__label">{adminTexts.image}</span>
        <span className={styles.preview}>
          {preview && preview !== broken ? (
            <img src={preview} alt={adminTexts.preview} onError={() => setBroken(preview)} />
          ) : (
            <Icon name="vehicle" size={64} />
          )}
        </span>
        <input
          ref={ref}
          className={styles.input}
          type="file"
          name={name}
          accept={uploadTypes.join()}
          aria-invalid={Boolean(error)}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          onChange={({ target }) => choose(target.files)}
        />
        <span className={`button ${styles.button}`} aria-hidden="true">
          {adminTexts.chooseImage}
        </span>
      </label>
      <p className="field__hint" id={`${id}-hint`}>
        {adminTexts.dropImage} {adminTexts.imageRule(megabytes)}
      </p>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {progress !== null && (
        <p className={styles.progress} role="status">
          <progress max={100} value={percent} aria-label={adminTexts.uploading(percent)} />
          {adminTexts.uploading(percent)}
        </p>
      )}
    </div>
  );
}

/** The URL of an image, even before its upload; null if there is none. */
function usePreview(image: FormImage): string | null {
  const address = useMemo(() => {
    if (image.kind === 'none') return null;
    return image.kind === 'stored' ? imageAddress(image.id, 800) : URL.createObjectURL(image.file);
  }, [image]);
  useEffect(
    () => () => {
      if (address?.startsWith('blob:')) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}
