import { rm } from 'node:fs/promises';
import { seededData } from './seeded-data.ts';
import { runServer } from './server.ts';

/** Seeds one database; each server of the run gets a copy of it. */
export default async function globalSetup(): Promise<void> {
  await rm(seededData, { recursive: true, force: true });
  const seeding = await runServer(seededData);
  await seeding.stop();
}
