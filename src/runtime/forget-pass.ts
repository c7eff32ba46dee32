import { findDatabases, findFileCaches, findWorkers } from './browser-store.ts';

/** The browser storage of the page of the pass: its data, the page's files, and the service worker that serves them. */
export const passDatabase = 'linka-pass';
export const passPagePath = '/app/pass';
export const passWorkerPath = '/pass-worker.js';

async function forgetDatabase(): Promise<void> {
  const request = findDatabases()?.deleteDatabase(passDatabase);
  if (request === undefined) return;
  await new Promise<void>((resolve) => {
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });
}

async function forgetFiles(): Promise<void> {
  const files = findFileCaches();
  if (files === null) return;
  const names = await files.keys();
  await Promise.all(names.filter((name) => name.startsWith(`linka${passPagePath}:`)).map((name) => files.delete(name)));
}

async function forgetWorker(): Promise<void> {
  const registration = await findWorkers()?.getRegistration(passPagePath);
  await registration?.unregister();
}

/**
 * Deletes everything that the browser stores for the page of the pass (PAS-05): signed passes, photos, the device's key,
 * the page's files and its service worker. A storage that the browser does not have is skipped.
 */
export async function forgetPass(): Promise<void> {
  const tasks = [forgetDatabase, forgetFiles, forgetWorker];
  await Promise.allSettled(tasks.map(async (task) => task()));
}
