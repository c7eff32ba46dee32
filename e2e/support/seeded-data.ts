import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the run's seeded database; made by global-setup.ts. */
export const seededData = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/** Copies the seeded database to this folder, which is much faster than seeding. */
export const copySeededData = (folder: string): Promise<void> => cp(seededData, folder, { recursive: true });
