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

/** Under the names by which browsers keep it already: another version of the page reads the same. */
async function ask<Answer>(make: (store: IDBObjectStore) => IDBRequest<Answer>): Promise<Answer> {
  const request = indexedDB.open('linka-pass', 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'));
  const database = await answerTo(request);
  const answer = await answerTo(make(database.transaction('kept', 'readwrite').objectStore('kept')));
  database.close();
  return answer;
}

/** What the browser keeps of the pass by a name; undefined for nothing. */
export const readStored = (name: string): Promise<unknown> => ask((store) => store.get(name) as IDBRequest<unknown>);

export const putStored = async (name: string, value: unknown): Promise<void> =>
  void (await ask((store) => store.put(value, name)));

export const deleteStored = (name: string): Promise<undefined> => ask((store) => store.delete(name));

export const databaseNames = async (): Promise<unknown> => (await indexedDB.databases()).map(({ name }) => name);

/** Logs an account in, in another page of the shop. */
export function logIn(account: number, expiresAt = signedAt + 3_600_000): void {
  storeSession({ token: tokenOf(expiresAt), customerAccountId: account });
}

export const logOut = (): void => localStorage.removeItem('linka.session');

/** What another tab has changed in local storage; null = all. */
export const tellStorageChange = (key: string | null): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key }));

/** The page is shown, from the browser's history or anew. */
export const tellPageShown = (persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

/**
 * A browser whose stores are empty, at the moment at which the passes of the samples are signed. Time goes on only by fake
 * timers; what the browser itself does goes on by itself.
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
  const worker = { registered: [] as unknown[], messages: [] as unknown[], isActive: false, isRegistered: false };
  const registration = () => ({
    active: worker.isActive ? { postMessage: (message: unknown) => void worker.messages.push(message) } : null,
    unregister: async () => {
      worker.isRegistered = false;
      return true;
    },
  });
  stubWorkers({
    register: async (path: string, options: object) => {
      worker.registered.push([path, options]);
      worker.isRegistered = true;
      return registration();
    },
    getRegistration: async (path: string) => (worker.isRegistered && path === '/app/pass' ? registration() : undefined),
  });
  return { files, worker };
}

/** Undefined: a browser without workers. */
export const stubWorkers = (container: object | undefined): void =>
  void Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });

export function unstubPassBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
}
