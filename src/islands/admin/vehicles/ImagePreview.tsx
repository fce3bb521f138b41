import { useEffect, useMemo, useState } from 'react';
import { imageAddress } from '../../../lib/api/images.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ImagePreview.module.css';
import type { FormImage } from './vehicle-form.ts';

/** An image of the form, or an icon if there is none or it fails to load. */
export function ImagePreview({ image, alt }: { image: FormImage; alt: string }) {
  const preview = usePreview(image);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.preview}>
      {preview && preview !== broken ? (
        <img src={preview} alt={alt} onError={() => setBroken(preview)} />
      ) : (
        <Icon name="vehicle" size={64} />
      )}
    </span>
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
