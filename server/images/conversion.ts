export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** An image in one format and width, ready to be sent. */
export interface Variant {
  format: Format;
  /** Pixels. */
  width: number;
  bytes: Buffer;
}

/** A photo and a small one of it, as JPEG. */
export interface Photo {
  bytes: Buffer;
  preview: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** What is made of an upload. */
export interface Made {
  variants: Variant[];
  photo: Photo;
}

/** What the process is asked that converts uploads. */
export interface Question {
  upload: Uint8Array;
  make: keyof Made;
}

/** Why an upload is not converted. */
export type Fault = 'not_an_image' | 'too_large';
