import { IDBFactory } from 'fake-indexeddb';
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';
import { signedAt } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { storeSession, tokenOf } from './stored-session.ts';

const answerTo = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('no answer')));
  });

/**
 * Uses the literal names of the database and the store: browsers have data under these names, and other versions of the
 * page read it.
 */
async function ask<Answer>(make: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const request = indexedDB.open('linka-pass', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'));
  const database = await answerTo(request);
  const answer = await answerTo(make(database.transaction('kept', 'readwrite').objectStore('kept')));
  database.close();
  return answer;
}

/** The stored value with this name; undefined if there is none. */
export const readStored = (name: string): Promise<unknown> => ask((store) => store.get(name) as IDBRequest<unknown>);

export const putStored = async (name: string, value: unknown): Promise<void> =>
  void (await ask((store) => store.put(value, name)));

export const deleteStored = (name: string): Promise<undefined> => ask((store) => store.delete(name));

export const databaseNames = async (): Promise<unknown> => (await indexedDB.databases()).map(({ name }) => name);

/** Logs in to an account, as another page of the shop would. */
export function logIn(account: number, expiresAt = signedAt + 3_600_000): void {
  storeSession({ token: tokenOf(expiresAt), customerAccountId: account });
}

export const logOut = (): void => localStorage.removeItem('linka.session');

/** Sends the event that another tab has changed this key in local storage; null = all keys. */
export const sendStorageEvent = (key: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key }));

/** Sends the event that the page is shown, from the browser's history or for the first time. */
export const sendPageShow = (persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/**
 * A browser with empty storage, at the time at which the passes of the samples are signed. Timers are fake, but the
 * browser's own work (such as IndexedDB) is not delayed by them.
 */
export function stubPassBrowser() {
  vi.useFakeTimers({
    now: signedAt,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  const files = new Set<string>();
  vi.stubGlobal('caches', {
    keys: async () => [...files],
    delete: async (name: string) => files.delete(name),
  });
  const worker = {
    registered: [] as unknown[],
    messages: [] as unknown[],
    isActive: false,
    /** The paths of the scopes of all registrations. */
    scopes: new Set<string>(),
  };
  const registration = (path: string) => ({
    scope: new URL(path, window.location.origin).href,
    active: worker.isActive ? { postMessage: (message: unknown) => void worker.messages.push(message) } : null,
    unregister: async () => worker.scopes.delete(path),
  });
  stubWorkers({
    register: async (path: string, { scope }: { readonly scope: string }) => {
      worker.registered.push([path, { scope }]);
      worker.scopes.add(scope);
      return registration(scope);
    },
    getRegistrations: async () => [...worker.scopes].map(registration),
  });
  return { files, worker };
}

/** Sets the service workers; undefined = a browser without service workers. */
export const stubWorkers = (container: object | undefined): void =>
  void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });

export function unstubPassBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}
