import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Whether the build is to make source maps, by which a receiver of errors reads stack traces (docs/build.md). */
export const areMapsWanted = (): boolean => process.env['LINKA_SOURCE_MAPS'] === '1';

/** Moves the map of a file by the line that was put before it. */
export function moveMapByLine(bundle: Rolldown.OutputBundle, { fileName, map }: Rolldown.OutputChunk): void {
  const file = bundle[`${fileName}.map`];
  if (map === null || file?.type !== 'asset') return;
  map.mappings = `;${map.mappings}`;
  file.source = map.toString();
}

/** Puts source maps, each with its file, beside the built folder: what is served contains none (ERR-01). */
export const mapsApart = (): Plugin => ({
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
