import { useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './VehicleImage.module.css';

interface Props {
  /** Null if there is no image. */
  image: { src: string; srcSet: string } | null;
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string;
  alt: string;
  /** Loads at once; others load shortly before they scroll into view. */
  eager?: boolean;
}

/** A vehicle's image in a fixed aspect ratio, or an icon if there is none or it fails to load. */
export function VehicleImage({ image, sizes, alt, eager = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!image || broken === image.src)
    return (
      <div className={styles.frame}>
        <Icon name="vehicle" size={64} />
      </div>
    );
  return (
    <div className={styles.frame}>
      <img
        {...image}
        className={styles.image}
        sizes={sizes}
        alt={alt}
        width="1200"
        height="750"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(image.src)}
      />
    </div>
  );
}
