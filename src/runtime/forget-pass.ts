/** What the browser keeps for the page of the pass: its data, the page's files, and the worker that serves them. */
export const passDatabase = 'linka-pass';
export const passPagePath = '/app/pass';
export const passWorkerPath = '/pass-worker.js';

const deleted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    for (const end of ['success', 'error', 'blocked']) request.addEventListener(end, () => resolve());
  });

async function forgetFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(`linka${passPagePath}:`)).map((name) => caches.delete(name)),
  );
}

async function forgetWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(passPagePath);
  await registration?.unregister();
}

/**
 * Deletes everything that the browser keeps for the page of the pass (PAS-05): signed passes, photos, the device's key, the
 * page's files and its worker. A browser without one of these stores has nothing in it.
 */
export async function forgetPass(): Promise<void> {
  const tasks = [() => deleted(passDatabase), forgetFiles, forgetWorker];
  await Promise.allSettled(tasks.map(async (task) => task()));
}
