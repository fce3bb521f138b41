import { useEffect, useId, useRef, useState } from 'react';
import { uploadTypes } from '../../../../contract/vehicles/images.ts';
import { FieldNotes } from '../../ui/FieldNotes.tsx';
import styles from './FurtherImages.module.css';
import place from './ImageField.module.css';
import { OrderedImage, type ImageAction, useImageDrag } from './OrderedImage.tsx';
import type { FormImage } from './vehicle-form.ts';
import { fleetTexts } from '../../../lib/texts/texts.ts';

interface Props {
  ref: (element: HTMLInputElement | null) => void;
  images: FormImages;
  error: string | undefined;
  onChange: (images: FormImages) => void;
}

/** All images in their order, of which the first is the main one: added, removed, and ordered by drag or by buttons. */
export function FurtherImages({ ref, images, error, onChange }: Props) {
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The button to focus once the list has changed. */
  const next = useRef<[index: number, action: ImageAction] | null>(null);
  const [said, setSaid] = useState('');
  const texts = fleetTexts();
  const all = listImages(images);
  const drag = useImageDrag(list, move);
  useEffect(() => {
    if (!next.current) return;
    const [index, action] = next.current;
    next.current = null;
    const item = list.current?.children[Math.min(index, list.current.children.length - 1)];
    const button = item?.querySelector<HTMLElement>(`[data-action=${action}]:not(:disabled)`);
    (button ?? item?.querySelector<HTMLElement>('button:not(:disabled)') ?? input.current)?.focus();
  }, [images]);

  function move(from: number, to: number): void {
    onChange(placeImage(images, from, to));
    setSaid(to === 0 ? texts.isMain(from + 1) : texts.isMoved(from + 1, to + 1, all.length));
  }
  function act(index: number, action: ImageAction): void {
    if (action === 'remove') {
      next.current = [index, action];
      onChange(removeImage(images, index));
      setSaid(texts.isRemoved(index + 1, all.length - 1));
      return;
    }
    const to = index + (action === 'later' ? 1 : -1);
    next.current = [to, action];
    move(index, to);
  }
  function add(files: FileList | null): void {
    const added = [...(files ?? [])].map((file) => ({ kind: 'chosen', file }) as const);
    onChange(addImages(images, added));
  }

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
      {all.length > 1 && (
        <>
          <p className="field__hint" id={`${id}-hint`}>
            {texts.orderHint}
          </p>
          <ol ref={list} role="list" className={styles.list} aria-describedby={`${id}-hint`}>
            {all.map((image, index) => (
              <OrderedImage
                key={index}
                image={image}
                index={index}
                isLast={index === all.length - 1}
                shift={drag.shiftOf(index)}
                isDragged={drag.isDragged(index)}
                onPress={(event) => drag.press(event, index)}
                onAct={(action) => act(index, action)}
              />
            ))}
          </ol>
        </>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

/** All images of a form: the main one, and the others in their order. */
export interface FormImages {
  image: FormImage;
  further: FormImage[];
}

/** In their order; the first one is the main one. */
export const listImages = ({ image, further }: FormImages): FormImage[] =>
  [image, ...further].filter(({ kind }) => kind !== 'none');

const imagesOf = ([image = { kind: 'none' }, ...further]: FormImage[]): FormImages => ({
  image,
  further,
});

/** Moves an image to another place. */
export const placeImage = (images: FormImages, from: number, to: number): FormImages => {
  const all = listImages(images);
  return imagesOf(all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
};

export const removeImage = (images: FormImages, index: number): FormImages =>
  imagesOf(listImages(images).toSpliced(index, 1));

export const addImages = (images: FormImages, added: FormImage[]): FormImages =>
  imagesOf([...listImages(images), ...added]);
