import { useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Picture.module.css';

interface Props {
  /** Null when there is no picture. */
  picture: { src: string; srcSet: string } | null;
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string;
  alt: string;
  /** The first pictures in sight are loaded at once, the others when they come near. */
  eager?: boolean;
}

/** A vehicle's picture in a place of fixed shape; a quiet sign where none is or none can be loaded. */
export function Picture({ picture, sizes, alt, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!picture || broken === picture.src)
    return (
      <div className={styles.frame}>
        <Icon name="vehicle" size={64} />
      </div>
    );
  return (
    <div className={styles.frame}>
      <img
        {...picture}
        className={styles.image}
        sizes={sizes}
        alt={alt}
        width="1200"
        height="750"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(picture.src)}
      />
    </div>
  );
}
