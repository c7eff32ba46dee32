import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const timesBelow = (path) => {
  const info = statSync(path, { throwIfNoEntry: false });
  if (info === undefined) return [];
  if (!info.isDirectory()) return [info.mtimeMs];
  return [info.mtimeMs, ...readdirSync(path).flatMap((name) => timesBelow(join(path, name)))];
};

/**
 * The modification time of the newest file below the given paths of the project, in milliseconds since 1970; 0 if there
 * is no file.
 */
export const newest = (...paths) => Math.max(0, ...paths.flatMap((path) => timesBelow(join(root, path))));
