import { useEffect, useId, useRef } from 'react';
import { uploadTypes } from '../../../../contract/images.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moveImage, type FormImages } from './further-images.ts';
import styles from './FurtherImages.module.css';
import place from './ImageField.module.css';
import { ImagePreview } from './ImagePreview.tsx';
import { adminTexts } from '../../../lib/texts.ts';

interface Props {
  ref: (element: HTMLInputElement | null) => void;
  images: FormImages;
  error: string | undefined;
  onChange: (images: FormImages) => void;
}

/** The images after the main one: added, removed and ordered by buttons. */
export function FurtherImages({ ref, images, error, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The button to focus once the list has changed. */
  const next = useRef<[index: number, action: string] | null>(null);
  const { image, further } = images;
  useEffect(() => {
    if (!next.current) return;
    const [index, action] = next.current;
    next.current = null;
    const item = list.current?.children[Math.min(index, further.length - 1)];
    const button = item?.querySelector<HTMLElement>(`[data-action=${action}]:not(:disabled)`);
    (button ?? item?.querySelector('button') ?? input.current)?.focus();
  }, [further]);

  function move(index: number, by: 1 | -1): void {
    next.current = [Math.max(index + by, 0), by === 1 ? 'later' : 'earlier'];
    onChange(moveImage(images, index, by));
  }
  function remove(index: number): void {
    next.current = [index, 'remove'];
    onChange({ image, further: further.toSpliced(index, 1) });
  }
  function add(files: FileList | null): void {
    const added = [...(files ?? [])].map((file) => ({ kind: 'chosen', file }) as const);
    onChange({ image, further: [...further, ...added] });
  }

  const texts = adminTexts();
  return (
    <div className={`field ${styles.images}`}>
      <label className={place.place}>
        <span className="field__label">{texts.furtherImages}</span>
        <input
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          className={place.input}
          type="file"
          multiple
          accept={uploadTypes.join()}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => {
            add(target.files);
            // The same file may be chosen again after its removal.
            target.value = '';
          }}
        />
        <span className={`button ${place.button}`} aria-hidden="true">
          {texts.addImages}
        </span>
      </label>
      <ol ref={list} role="list" className={styles.list}>
        {further.map((one, index) => (
          <li key={index} className={styles.item}>
            <ImagePreview image={one} alt={texts.furtherImage(index + 2)} />
            <button
              type="button"
              data-action="earlier"
              disabled={index === 0 && image.kind === 'none'}
              aria-label={index === 0 ? texts.makeMain(2) : texts.moveEarlier(index + 2)}
              onClick={() => move(index, -1)}
            >
              <Icon name="up" />
            </button>
            <button
              type="button"
              data-action="later"
              disabled={index === further.length - 1}
              aria-label={texts.moveLater(index + 2)}
              onClick={() => move(index, 1)}
            >
              <Icon name="down" />
            </button>
            <button
              type="button"
              data-action="remove"
              aria-label={texts.removeImage(index + 2)}
              onClick={() => remove(index)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
