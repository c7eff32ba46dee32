import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Whether the build makes source maps, with which a receiver of errors reads stack traces (docs/build.md). */
export const makesSourceMaps = (): boolean => process.env['LINKA_SOURCE_MAPS'] === '1';

/** Moves the source map of a file by one line, because a line was inserted at its start. */
export function moveMapByLine(bundle: Rolldown.OutputBundle, { fileName, map }: Rolldown.OutputChunk): void {
  const file = bundle[`${fileName}.map`];
  if (map === null || file?.type !== 'asset') return;
  map.mappings = `;${map.mappings}`;
  file.source = map.toString();
}

/**
 * Moves source maps into a folder beside the built folder, each with a copy of its file, so that they are not served
 * (ERR-01).
 */
export const separateSourceMaps = (): Plugin => ({
  name: 'maps-apart',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const folder = join(dir, '..', 'source-maps');
    rmSync(folder, { recursive: true, force: true });
    for (const name of Object.keys(bundle).filter((file) => file.endsWith('.map'))) {
      const apart = join(folder, name);
      mkdirSync(dirname(apart), { recursive: true });
      renameSync(join(dir, name), apart);
      const file = name.replace(/\.map$/, '');
      cpSync(join(dir, file), join(folder, file));
    }
  },
});
