import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderFault } from '#server/platform/db/folder-fault.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'linka-fault-'));
  writeFileSync(join(folder, 'file'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a usable folder has no fault, and is not changed', () => {
  expect(folderFault(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['file']);
});

test('the fault says that the disk is full, or contains the name of the unusable file', () => {
  symlinkSync('/dev/full', join(folder, 'written-as-a-trial'));
  expect(folderFault(folder)).toContain('ENOSPC: no space left on device');
  symlinkSync(join(folder, 'missing'), join(folder, 'pg_control'));
  expect(folderFault(folder)).toContain(join(folder, 'pg_control'));
});
