import type { ReactNode, Ref } from 'react';
import styles from './RemovableFieldset.module.css';

interface Props {
  /** What it is about, for those who do not see it. */
  name: string;
  title: ReactNode;
  /** What the button says, and to those who do not see which one it is. */
  remove: { text: string; name: string };
  onRemove: () => void;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** The fields of one of several entries of a form, which can be removed. */
export function RemovableFieldset({ name, title, remove, onRemove, ref, children }: Props) {
  return (
    <fieldset ref={ref} className={styles.box} aria-label={name}>
      <div className={styles.head}>
        {title}
        <button
          type="button"
          className="button button--quiet"
          aria-label={remove.name}
          onClick={onRemove}
        >
          {remove.text}
        </button>
      </div>
      {children}
    </fieldset>
  );
}
