// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

const answer = (status: number, type = 'text/javascript') =>
  new Response('export {}', { status, headers: { 'content-type': type } });
const fetchFile = vi.fn<(address: string) => Promise<Response>>();
let entries: MockInstance<Performance['getEntriesByName']>;
const importModule = vi.fn(() => Promise.resolve('module'));
/** The module remembers what it has fetched, so each test gets a new one. */
const load = async () => (await import('#runtime/import-when-fetched.ts')).importWhenFetched;
const stylesheets = () => [...document.head.querySelectorAll('link')];
const failed = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.resetModules();
  fetchFile.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
  importModule.mockClear();
  vi.stubGlobal('fetch', fetchFile);
  entries = vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  document.head.replaceChildren();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a module', () => {
  it('without files is imported at once', async () => {
    const importWhenFetched = await load();
    expect(await importWhenFetched(importModule)).toBe('module');
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('is imported after its scripts have been read to their end', async () => {
    const importWhenFetched = await load();
    const body = Promise.withResolvers<ArrayBuffer>();
    const slow = answer(200);
    vi.spyOn(slow, 'arrayBuffer').mockReturnValue(body.promise);
    fetchFile.mockResolvedValueOnce(slow);
    const imported = importWhenFetched(importModule, ['assets/a.js', 'assets/b.js']);
    await expect.poll(() => fetchFile.mock.calls).toEqual([['/assets/a.js'], ['/assets/b.js']]);
    expect(importModule).not.toHaveBeenCalled();
    body.resolve(new ArrayBuffer());
    expect(await imported).toBe('module');
  });

  it('fetches a file once for all modules that need it', async () => {
    const importWhenFetched = await load();
    await Promise.all([importWhenFetched(importModule, ['a.js']), importWhenFetched(importModule, ['a.js'])]);
    await importWhenFetched(importModule, ['a.js']);
    expect(fetchFile).toHaveBeenCalledOnce();
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  it('adds a style sheet that the page has only preloaded', async () => {
    const importWhenFetched = await load();
    entries.mockReturnValue([{ responseStatus: 200 } as unknown as PerformanceEntry]);
    const imported = importWhenFetched(importModule, ['a.css']);
    expect(stylesheets().map(({ rel }) => rel)).toEqual(['stylesheet']);
    stylesheets()[0]?.dispatchEvent(new Event('load'));
    expect(await imported).toBe('module');
  });

  it('does not fetch what the page has fetched by itself', async () => {
    const importWhenFetched = await load();
    entries.mockImplementation((name) =>
      name === new URL('/a.js', document.baseURI).href
        ? [{ responseStatus: 200 } as unknown as PerformanceEntry]
        : [{ responseStatus: 404 } as unknown as PerformanceEntry],
    );
    await importWhenFetched(importModule, ['a.js', 'b.js']);
    expect(fetchFile.mock.calls).toEqual([['/b.js']]);
  });

  it.each([
    ['an error of the server', () => Promise.resolve(answer(500))],
    ['no net', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('fails by %s in the words of the browser, and is fetched again at the next try', async (_fault, fault) => {
    const importWhenFetched = await load();
    fetchFile.mockImplementationOnce(fault);
    const importing = importWhenFetched(importModule, ['a.js']);
    await expect(importing).rejects.toEqual(failed);
    await expect(importing).rejects.toHaveProperty('cause');
    expect(importModule).not.toHaveBeenCalled();
    expect(await importWhenFetched(importModule, ['a.js'])).toBe('module');
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is not there', answer(404), '404'],
    ['was there once', answer(410), '410'],
    ['is a page in its place', answer(200, 'text/html; charset=utf-8'), 'text/html; charset=utf-8'],
  ])('is gone when a file of it %s', async (_what, given, found) => {
    const importWhenFetched = await load();
    fetchFile.mockResolvedValueOnce(given);
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    const importing = importWhenFetched(importModule, ['a.js']);
    await expect(importing).rejects.toThrow(FileGone);
    const cause = new Error(`expected /a.js to be on the server, got ${found}`);
    await expect(importing).rejects.toMatchObject({ message: failed.message, cause });
  });

  it('is not gone when the server fails', async () => {
    const importWhenFetched = await load();
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    fetchFile.mockResolvedValueOnce(answer(503));
    const cause = new Error('expected /a.js from the server, got 503');
    const importing = importWhenFetched(importModule, ['a.js']);
    await expect(importing).rejects.toMatchObject({ cause });
    await expect(importing).rejects.not.toBeInstanceOf(FileGone);
  });

  it('is gone when its styles are', async () => {
    const importWhenFetched = await load();
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    fetchFile.mockResolvedValueOnce(answer(404));
    const importing = importWhenFetched(importModule, ['a.css']);
    stylesheets()[0]?.dispatchEvent(new Event('error'));
    await expect(importing).rejects.toThrow(FileGone);
  });

  it('waits for its styles, which apply to the page', async () => {
    const importWhenFetched = await load();
    const imported = importWhenFetched(importModule, ['a.css']);
    const [link] = stylesheets();
    expect(link).toMatchObject({ rel: 'stylesheet', crossOrigin: '' });
    expect(link?.getAttribute('href')).toBe('/a.css');
    expect(fetchFile).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(importModule).not.toHaveBeenCalled();
    link?.dispatchEvent(new Event('load'));
    expect(await imported).toBe('module');
    expect(stylesheets()).toHaveLength(1);
  });

  it('takes styles that failed out of the page, and adds them again at the next try', async () => {
    const importWhenFetched = await load();
    fetchFile.mockResolvedValueOnce(answer(200, 'text/css'));
    const failing = importWhenFetched(importModule, ['a.css']);
    stylesheets()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toMatchObject({ cause: new Error('the styles /a.css could not be loaded') });
    expect(stylesheets()).toEqual([]);
    const again = importWhenFetched(importModule, ['a.css']);
    stylesheets()[0]?.dispatchEvent(new Event('load'));
    expect(await again).toBe('module');
  });
});
