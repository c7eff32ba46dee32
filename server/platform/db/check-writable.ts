import { statfs } from 'node:fs/promises';
import type { Configuration } from '../configuration/configuration.ts';
import { dataFolder } from './data-folder.ts';
import type { Database } from './database.ts';
import { sql } from './orm.ts';
import { secrets } from './schema.ts';
import { walSegment } from './wal-segment.ts';

interface Target {
  readonly database: Database;
  readonly configuration: Pick<Configuration, 'databaseUrl' | 'dataDirectory'>;
}

async function checkSpace(configuration: Target['configuration']): Promise<void> {
  const folder = dataFolder(configuration);
  if (folder === undefined) return;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < walSegment) throw new Error('no space is left in the data folder');
}

/**
 * Updates a row without a change. Throws if the database cannot be written, or if its folder has almost no space left.
 */
export async function checkWritable({ database, configuration }: Target): Promise<void> {
  await checkSpace(configuration);
  await database.update(secrets).set({ name: sql`${secrets.name}` });
}
