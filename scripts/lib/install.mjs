import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-lock');
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
const installedHash = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');

/** Installs the packages if they are missing or the lock file has changed since the last installation. */
export async function installMissing() {
  const currentHash = lockHash();
  if (installedHash() === currentHash) return;
  console.log('Installing packages …');
  const code = await run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-save']);
  if (code !== 0) throw new Error('The packages could not be installed; see above.');
  writeFileSync(stamp, currentHash);
}
