// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';

const answer = (status: number, type = 'text/javascript') =>
  new Response('export {}', { status, headers: { 'content-type': type } });
const fetchFile = vi.fn<(address: string) => Promise<Response>>();
let entries: MockInstance<Performance['getEntriesByName']>;
const importModule = vi.fn(() => Promise.resolve('module'));
/** The tested module remembers the fetched files, so each test gets a new instance. */
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
  it('is imported at once if it has no files', async () => {
    const importWhenFetched = await load();
    expect(await importWhenFetched(importModule)).toBe('module');
    expect(fetchFile).not.toHaveBeenCalled();
  });

  it('is imported after its scripts have been fetched completely', async () => {
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

  it('fetches a shared file only one time for all modules', async () => {
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

  it('does not fetch a file that the page has fetched already', async () => {
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
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])("fails after %s with the browser's error, and is fetched again at the next attempt", async (_fault, fault) => {
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
    ['is missing (404)', answer(404), '404'],
    ['was removed (410)', answer(410), '410'],
    ['is an HTML page', answer(200, 'text/html; charset=utf-8'), 'text/html; charset=utf-8'],
  ])('fails with FileGone if one of its files %s', async (_what, given, found) => {
    const importWhenFetched = await load();
    fetchFile.mockResolvedValueOnce(given);
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    const importing = importWhenFetched(importModule, ['a.js']);
    await expect(importing).rejects.toThrow(FileGone);
    const cause = new Error(`expected /a.js to be on the server, got ${found}`);
    await expect(importing).rejects.toMatchObject({ message: failed.message, cause });
  });

  it('does not fail with FileGone if the server has an error', async () => {
    const importWhenFetched = await load();
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    fetchFile.mockResolvedValueOnce(answer(503));
    const cause = new Error('expected /a.js from the server, got 503');
    const importing = importWhenFetched(importModule, ['a.js']);
    await expect(importing).rejects.toMatchObject({ cause });
    await expect(importing).rejects.not.toBeInstanceOf(FileGone);
  });

  it('fails with FileGone if its styles are missing', async () => {
    const importWhenFetched = await load();
    const { FileGone } = await import('#runtime/import-when-fetched.ts');
    fetchFile.mockResolvedValueOnce(answer(404));
    const importing = importWhenFetched(importModule, ['a.css']);
    stylesheets()[0]?.dispatchEvent(new Event('error'));
    await expect(importing).rejects.toThrow(FileGone);
  });

  it('waits for its styles, which are added to the page', async () => {
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

  it('removes failed styles from the page, and adds them again at the next attempt', async () => {
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
