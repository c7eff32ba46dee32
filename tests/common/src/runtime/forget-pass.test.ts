// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPass } from '#runtime/forget-pass.ts';
import {
  databaseNames,
  putStored,
  readStored,
  stubPassBrowser,
  stubWorkers,
  unstubPassBrowser,
} from '../support/pass-browser.ts';

/** The worker of the page that checks passes, and a worker below the page of the pass. */
const scopesOfOthers = ['/verify-pass', '/app/pass/more'];

let browser: ReturnType<typeof stubPassBrowser>;
beforeEach(async () => {
  browser = stubPassBrowser();
  await putStored('passes', 'passes');
  for (const name of ['linka/app/pass:1', 'linka/app/pass:2', 'linka/verify-pass:1', 'other']) browser.files.add(name);
  for (const scope of ['/', '/app/pass', ...scopesOfOthers]) browser.worker.scopes.add(scope);
});
afterEach(unstubPassBrowser);

const scopesLeft = () => [...browser.worker.scopes];
const filesLeft = () => [...browser.files];
const filesOfOthers = ['linka/verify-pass:1', 'other'];

describe('deleting the stored pass (PAS-05)', () => {
  it('deletes its data, its files, its service worker and the one of the shop, but nothing of other pages', async () => {
    await forgetPass();
    expect(await databaseNames()).toEqual([]);
    expect(filesLeft()).toEqual(filesOfOthers);
    expect(scopesLeft()).toEqual(scopesOfOthers);
  });

  it('does nothing if nothing is stored', async () => {
    await forgetPass();
    await expect(forgetPass()).resolves.toBeUndefined();
    expect(filesLeft()).toEqual(filesOfOthers);
  });

  it('deletes the rest in a browser without databases', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await forgetPass();
    expect([filesLeft(), scopesLeft()]).toEqual([filesOfOthers, scopesOfOthers]);
  });

  it('deletes the rest in a browser without file caches', async () => {
    vi.stubGlobal('caches', undefined);
    await forgetPass();
    expect([await databaseNames(), scopesLeft()]).toEqual([[], scopesOfOthers]);
  });

  it('deletes the rest in a browser without service workers', async () => {
    stubWorkers(undefined);
    await forgetPass();
    expect([await databaseNames(), filesLeft()]).toEqual([[], filesOfOthers]);
  });

  it('does not wait for another tab that is reading; the data is deleted as soon as that tab has finished', async () => {
    const reading = indexedDB.open('linka-pass', 1);
    await new Promise((resolve) => {
      reading.addEventListener('success', resolve);
    });
    await forgetPass();
    expect(await databaseNames()).toEqual(['linka-pass']);
    reading.result.close();
    expect(await readStored('passes')).toBeUndefined();
  });

  it('also ends if the browser refuses to delete', async () => {
    const request = new EventTarget();
    vi.stubGlobal('indexedDB', { deleteDatabase: () => request });
    const forgetting = forgetPass();
    request.dispatchEvent(new Event('error'));
    await forgetting;
    expect(filesLeft()).toEqual(filesOfOthers);
  });

  it('ends only after the database is deleted', async () => {
    const request = new EventTarget();
    vi.stubGlobal('indexedDB', { deleteDatabase: () => request });
    const forgotten = vi.fn();
    const forgetting = forgetPass().then(forgotten);
    await expect.poll(scopesLeft).toEqual(scopesOfOthers);
    expect(forgotten).not.toHaveBeenCalled();
    request.dispatchEvent(new Event('success'));
    await forgetting;
    expect(forgotten).toHaveBeenCalledOnce();
  });
});
