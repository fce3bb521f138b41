import type { ImageCache } from './files/image-cache.ts';
import type { TryCounter } from './tries.ts';
import type { Config } from './config.ts';
import type { Database } from './db/index.ts';

/** What the features of a server work with. */
export interface Services {
  db: Database;
  config: Config;
  images: ImageCache;
  tries: TryCounter;
}
