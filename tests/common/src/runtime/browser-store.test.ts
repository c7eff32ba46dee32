// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserStore, findDatabases, findFileCaches, findWorkers, tabStore } from '#runtime/browser-store.ts';
import { blockStores, withoutStores } from '../support/block-stores.ts';

let restore = () => {};
afterEach(() => {
  restore();
  for (const store of [browserStore, tabStore]) store.drop('key');
});

describe.each([
  ['of the browser', browserStore, 'localStorage'],
  ['of the tab', tabStore, 'sessionStorage'],
] as const)('the store %s', (_, store, name) => {
  const storage = () => window[name];

  it("uses the browser's storage", () => {
    expect(store.write('key', 'text')).toBe(true);
    expect([store.read('key'), storage().getItem('key')]).toEqual(['text', 'text']);
    store.drop('key');
    expect([store.read('key'), storage().getItem('key')]).toEqual([null, null]);
  });

  it.each([
    ['throws at each access', blockStores],
    ['has no such store', withoutStores],
    ['has no space', () => refuseEach('setItem')],
    ['throws at each call', () => refuseEach('setItem', 'getItem', 'removeItem')],
  ])('uses the page’s memory if the browser %s, and reports it', (_reason, arrange) => {
    restore = arrange();
    expect(store.read('key')).toBeNull();
    expect(store.write('key', 'text')).toBe(false);
    expect(store.read('key')).toBe('text');
    store.drop('key');
    expect(store.read('key')).toBeNull();
  });

  it('drops the text from memory as soon as the browser stores a text again', () => {
    restore = blockStores();
    store.write('key', 'old');
    restore();
    expect(store.write('key', 'new')).toBe(true);
    storage().setItem('key', 'of another tab');
    expect(store.read('key')).toBe('of another tab');
  });
});

function refuseEach(...names: readonly ('setItem' | 'getItem' | 'removeItem')[]): () => void {
  for (const name of names)
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  return () => vi.restoreAllMocks();
}

it('databases, file caches and service workers are null if the browser blocks storage', () => {
  restore = blockStores();
  expect([findDatabases(), findFileCaches(), findWorkers()]).toEqual([null, null, null]);
});
