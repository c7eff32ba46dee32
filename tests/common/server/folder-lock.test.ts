import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '#server/platform/db/folder-lock.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linka-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const module = fileURLToPath(new URL('../../../server/platform/db/folder-lock.ts', import.meta.url));

/** A process that holds the lock of the folder until it is killed. */
async function holder() {
  const script = `import { lockFolder } from ${JSON.stringify(module)}; lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder]);
  await once(child.stdout, 'data');
  return child;
}

it('a folder that another process has locked cannot be locked, and the message explains what to do; it is free after that process was killed', async () => {
  const child = await holder();
  const lock = () => lockFolder(folder);
  expect(lock).toThrow(StartError);
  expect(lock).toThrow(`The database folder ${folder} is in use by another process`);
  expect(lock).toThrow('LINKA_DATA=<folder>');
  child.kill('SIGKILL');
  await once(child, 'close');
  lock()();
});

it('a folder can be locked only one time in a process, until the lock is released', () => {
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('is in use by another process');
  release();
  lockFolder(folder)();
});

it('for a folder that does not exist, the error of the operating system is thrown', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow('ENOENT');
});
