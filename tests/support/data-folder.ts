import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { takeFolder } from '../../server/db/driver/folder.ts';
import { migrated } from './migrated.ts';

/** Makes a data folder with all tables, empty: what a first start does in several seconds. */
export async function newDataFolder(path: string): Promise<void> {
  const folder = await takeFolder(path, async (dataDir) => {
    const loadDataDir = await migrated();
    await (await PGlite.create({ dataDir, loadDataDir, extensions: { btree_gist } })).close();
  });
  folder.takeInventory();
  folder.release();
}
