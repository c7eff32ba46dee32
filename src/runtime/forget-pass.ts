import { findDatabases, findFileCaches, findWorkers } from './browser-store.ts';

/** The browser storage of the page of the pass: its data, the page's files, and the service worker that serves them. */
export const passDatabase = 'linka-pass';
export const passPagePath = '/app/pass';
export const verificationPath = '/verify-pass';
export const passWorkerPath = '/pass-worker.js';
/** The scope with which the worker leads from the shop to the pass when the shop cannot be reached. */
export const shopScope = '/';
/** The hash of the page of the pass after the worker has led to it. */
export const offlineHash = '#offline';

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

/** The registrations are compared by their exact scopes, because the scope of the shop contains all other pages. */
async function forgetWorkers(): Promise<void> {
  const registrations = (await findWorkers()?.getRegistrations()) ?? [];
  const own = registrations.filter(({ scope }) => [passPagePath, shopScope].includes(new URL(scope).pathname));
  await Promise.all(own.map((registration) => registration.unregister()));
}

/**
 * Deletes everything that the browser stores for the page of the pass (PAS-05): signed passes, photos, the device's key,
 * the page's files and its service workers. A storage that the browser does not have is skipped.
 */
export async function forgetPass(): Promise<void> {
  const tasks = [forgetDatabase, forgetFiles, forgetWorkers];
  await Promise.allSettled(tasks.map(async (task) => task()));
}
