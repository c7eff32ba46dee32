import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the run's own seeded database lies; made by global-setup.ts. */
export const seededData = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/** A seeded database of one's own in this folder: a copy takes a fraction of the time of seeding. */
export const copySeededData = (folder: string): Promise<void> => cp(seededData, folder, { recursive: true });
