import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Key } from '../engines/browser-window.ts';
import { queryData, queryText, type Query } from './query.ts';

/** Longer than the shop itself waits for an answer, so that a slow machine does not fail a journey. */
const patience = 30_000;
const interval = 100;

const read = (path: string) => readFile(path, 'utf8');
const library = read(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
);
const finder = read(join(import.meta.dirname, 'find-in-page.js'));

/**
 * What a person does and sees. Each step waits until it is possible. Otherwise the step fails, and the error says what
 * the step has waited for.
 */
export interface Screen {
  readonly open: (path: string) => Promise<void>;
  readonly press: (query: Query) => Promise<void>;
  /** Replaces what a field contains. */
  readonly fill: (query: Query, text: string) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
  readonly upload: (selector: string, path: string) => Promise<void>;
  readonly see: (query: Query) => Promise<void>;
  readonly seeGone: (query: Query) => Promise<void>;
  readonly seeText: (query: Query, pattern: RegExp) => Promise<void>;
  readonly seeValue: (query: Query, value: string) => Promise<void>;
  readonly isThere: (query: Query) => Promise<boolean>;
  /** Saves a screenshot, and checks that nothing is wider than the screen. */
  readonly keep: (name: string) => Promise<void>;
  /** The errors that were reported in the pages of this window. */
  readonly errors: () => Promise<readonly string[]>;
}

export function screenOf(window: BrowserWindow, url: string, pictures: string): Screen {
  const find = async (query: Query, isPressed: boolean): Promise<string | null> => {
    if ((await window.run('return typeof TestingLibraryDom')) === 'undefined') await window.run(await library);
    return (await window.run(await finder, queryData(query), isPressed)) as string | null;
  };
  /** Repeats `problem` until it returns null. While a page is being replaced, `problem` may also fail. */
  const until = async (what: string, problem: () => Promise<string | null>): Promise<void> => {
    const deadline = performance.now() + patience;
    for (;;) {
      const current = await problem().catch((error: unknown) => `cannot be asked for: ${String(error)}`);
      if (current === null) return;
      if (performance.now() > deadline) throw new Error(`after ${patience / 1000} s: ${what} ${current}`);
      await delay(interval);
    }
  };
  const ready = (query: Query) => until(queryText(query), () => find(query, true));
  const property = async (query: Query, name: string): Promise<string | undefined> =>
    (await find(query, false)) === null ? String(await window.run(`return window.found.${name}`)) : undefined;
  const seeProperty = (query: Query, name: string, fits: (text: string) => boolean) =>
    until(queryText(query), async () => {
      const current = await property(query, name);
      if (current !== undefined && fits(current)) return null;
      return current === undefined ? ((await find(query, false)) ?? 'is just there') : `contains: ${current}`;
    });
  const keep = async (name: string) => {
    await mkdir(pictures, { recursive: true });
    await window.screenshot(`${join(pictures, name)}.png`);
  };
  return {
    open: (path) => window.open(url + path),
    press: async (query) => {
      await ready(query);
      await window.click();
    },
    fill: async (query, text) => {
      await ready(query);
      await window.click();
      await window.run('window.found.select()');
      await (text === '' ? window.press('Backspace') : window.type(text));
    },
    pressKey: (key) => window.press(key),
    upload: async (selector, path) => {
      await until(selector, async () =>
        (await window.run(
          'window.found = document.querySelector(arguments[0]); return window.found !== null',
          selector,
        ))
          ? null
          : 'is not there',
      );
      await window.upload(path);
    },
    see: (query) => until(queryText(query), () => find(query, false)),
    seeGone: (query) =>
      until(queryText(query), async () => ((await find(query, false)) === 'is not there' ? null : 'is still there')),
    seeText: (query, pattern) =>
      seeProperty(query, 'textContent', (shown) => pattern.test(shown.replaceAll(/\s+/g, ' '))),
    seeValue: (query, value) => seeProperty(query, 'value', (shown) => shown === value),
    isThere: async (query) => (await find(query, false)) === null,
    keep: async (name) => {
      await keep(name);
      await until('the page', async () => {
        const [page, screen] = (await window.run(
          'const { scrollWidth, clientWidth } = document.documentElement; return [scrollWidth, clientWidth]',
        )) as [number, number];
        return page > screen ? `is ${page} px wide on a screen of ${screen} px` : null;
      });
    },
    errors: async () =>
      JSON.parse(String(await window.run("return sessionStorage.getItem('errors') ?? '[]'"))) as string[],
  };
}
