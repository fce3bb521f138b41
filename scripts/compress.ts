import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const texts = '**/*.{html,css,js,json,svg,xml,txt,webmanifest,ico}';
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Puts a .br and a .gz beside each file of the folder that gets smaller by it, for servers to send as they are. */
export async function compress(folder: string): Promise<void> {
  const files = globSync(texts, { cwd: folder });
  await Promise.all(files.map((file) => compressOne(`${folder}/${file}`)));
}

async function compressOne(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    packBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    packGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${path}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${path}.gz`, gzipped);
}
