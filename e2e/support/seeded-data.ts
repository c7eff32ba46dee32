import { cp } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the run's seeded database, which global-setup.ts makes. */
export const seededData = join(import.meta.dirname, '..', '..', '.cache', 'e2e-data');

/** Copies the seeded database to `folder`, which is much faster than seeding another one. */
export const copySeededData = (folder: string): Promise<void> => cp(seededData, folder, { recursive: true });
