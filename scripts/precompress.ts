import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|map)$/;
/** Not compressed, because the operator of the shop changes it later. */
const writtenLater = 'config.json';

/**
 * Writes a brotli and a gzip file beside each text file of a folder, so that the server compresses no files at run time.
 */
function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!compressible.test(name) || name === writtenLater) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('expected a folder as the argument: precompress <folder>');
precompress(folder);
