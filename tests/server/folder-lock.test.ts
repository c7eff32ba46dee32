import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '../../server/db/folder-lock.ts';
import { StartError } from '../../server/errors/start-error.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linka-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const holder = () => readFileSync(join(folder, 'in-use-by'), 'utf8');
const leaveLockOf = (processId: number): void => writeFileSync(join(folder, 'in-use-by'), String(processId));

it('a lock names its process, and is gone when it is released', () => {
  const release = lockFolder(folder);
  expect(holder()).toBe(String(process.pid));
  release();
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that another process holds is not taken; the message says what to do', () => {
  leaveLockOf(process.ppid);
  const lock = () => lockFolder(folder);
  expect(lock).toThrow(StartError);
  expect(lock).toThrow(`is in use by another process (${String(process.ppid)})`);
  expect(lock).toThrow('LINKA_DATA=<folder>');
  expect(lock).toThrow(`delete ${join(folder, 'in-use-by')}`);
  expect(holder()).toBe(String(process.ppid));
});

it('a lock of a process that has ended is replaced', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  leaveLockOf(pid);
  lockFolder(folder);
  expect(holder()).toBe(String(process.pid));
});

it('a lock of the same number is left from an earlier start in a container, and is replaced', () => {
  leaveLockOf(process.pid);
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

it('a folder that does not exist is told as it is', () => {
  expect(() => lockFolder(join(folder, 'missing'))).toThrow('ENOENT');
});
