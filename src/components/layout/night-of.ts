import type { ImageMetadata } from 'astro';

const nights = import.meta.glob<{ default: ImageMetadata }>('../../assets/night/*', {
  eager: true,
});

/** How a drawing looks in the dark: the one of the same name in `src/assets/night`, which `npm run draw-nights` draws. */
export function nightOf({ src }: ImageMetadata): ImageMetadata | undefined {
  const name = /([\w-]+)\.[^/]*$/.exec(src)?.[1];
  return Object.entries(nights).find(([path]) =>
    path.split('/').at(-1)?.startsWith(`${name}.`),
  )?.[1].default;
}
