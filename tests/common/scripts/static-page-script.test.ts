// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../../../scripts/static-shop/page-script.js'), 'utf8');
const page = document.documentElement as HTMLElement & { configuration?: Promise<unknown> };
const fetched = vi.fn();

beforeEach(() => {
  page.lang = 'cs';
  page.dataset['languages'] = 'cs en';
  delete page.dataset['away'];
  fetched.mockReset().mockResolvedValue('answer');
});

const run = (languages: readonly string[], localStorage: object) =>
  runInNewContext(script, { document, fetch: fetched, navigator: { languages }, localStorage });
const stored = (value: string | null) => ({ getItem: (name: string) => (name === 'linka.locale' ? value : null) });

it.each([
  ['the language of the page', ['cs-CZ', 'en'], null, false],
  ['another language', ['en-GB', 'cs'], null, true],
  ['only languages that the shop does not have', ['de-DE'], null, false],
  ['another language after one that the shop does not have', ['de', 'en'], null, true],
  ['another language, but the visitor has chosen a language', ['en-GB'], '{"value":"cs"}', false],
])('log-in is hidden if the browser prefers %s: %j, %j: %s', (_what, languages, chosen, isHidden) => {
  run(languages, stored(chosen));
  expect(page.dataset['away']).toBe(isHidden ? '' : undefined);
});

it('the language of the browser decides if site data are blocked', () => {
  const blocked = {
    getItem: () => {
      throw new DOMException('The request was denied.', 'SecurityError');
    },
  };
  run(['en-GB'], blocked);
  expect(page.dataset['away']).toBe('');
});

it('the configuration is requested at once; without a network it is undefined', async () => {
  run(['cs'], stored(null));
  expect(fetched.mock.calls).toEqual([['/config.json']]);
  expect(await page.configuration).toBe('answer');
  fetched.mockRejectedValue(new TypeError('no network'));
  run(['cs'], stored(null));
  expect(await page.configuration).toBeUndefined();
});
