import { PGlite } from '@electric-sql/pglite';
import { keepDump } from './dumps.ts';

/** An embedded database without tables. Initialising one takes seconds, so it is done once and kept. */
export const initialised = (): Promise<Blob> =>
  keepDump('initialised', '', async () => {
    const database = await PGlite.create('memory://');
    const dump = await database.dumpDataDir('none');
    await database.close();
    return dump;
  });
