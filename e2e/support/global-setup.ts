import { rm } from 'node:fs/promises';
import { seededData } from './seeded-data.ts';
import { runServer } from './server.ts';

const port = 4199;

/** Seeds one database; each server of the run gets a copy of it. */
export default async function globalSetup(): Promise<void> {
  await rm(seededData, { recursive: true, force: true });
  const seeding = await runServer(port, seededData);
  await seeding.stop();
}
