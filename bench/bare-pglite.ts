import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { join } from 'node:path';
import { statements } from './statements.ts';

/** PGlite alone: opens the data and runs `QUERIES` queries. */
const { DATA_DIR = '', QUERIES = '1' } = process.env;
const dataDir = join(DATA_DIR, 'database');
const client = await PGlite.create({ dataDir, extensions: { btree_gist } });
for (let count = 0; count < Number(QUERIES); count += 1)
  await client.query(statements.vehicle, [1 + (count % 100)]);
console.log('Ready: http://nowhere');
setInterval(() => undefined, 1000);
process.on('SIGTERM', () => void client.close().then(() => process.exit()));
