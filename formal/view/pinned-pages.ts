import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Pinned = v.strictObject({
  /**
   * For each name of a path or a drawn page: the numbers of the pages that it shows, in order; null = this page is not
   * pinned.
   */
  shown: v.record(v.string(), v.array(v.nullable(v.number()))),
  /** The outlines of the pages, without duplicates. */
  pages: v.array(v.array(v.string())),
});
type Pinned = v.InferOutput<typeof Pinned>;

type Page = readonly string[];

const folder = join(import.meta.dirname, '..', 'pinned', 'pages');
const isUpdate = process.env['UPDATE_PINNED'] === '1';

const textOf = (page: Page): string => page.join('\n');

/**
 * The texts of the pages to pin: the first and the last page under each name, and each page with a line that is on no
 * page before.
 */
function textsToPin(shown: Iterable<readonly Page[]>): ReadonlySet<string> {
  const texts = new Set<string>();
  const lines = new Set<string>();
  for (const pages of shown) {
    for (const [place, page] of pages.entries()) {
      const isEnd = place === 0 || place === pages.length - 1;
      if (!isEnd && page.every((line) => lines.has(line))) continue;
      texts.add(textOf(page));
      for (const line of page) lines.add(line);
    }
  }
  return texts;
}

function numbered(shown: ReadonlyMap<string, readonly Page[]>): Pinned {
  const numbers = new Map([...textsToPin(shown.values())].map((text, number) => [text, number]));
  const names = [...shown].map(
    ([name, pages]) => [name, pages.map((page) => numbers.get(textOf(page)) ?? null)] as const,
  );
  return {
    shown: Object.fromEntries(names),
    pages: [...numbers.keys()].map((text) => (text === '' ? [] : text.split('\n'))),
  };
}

/** The JSON with one line for each line of a page, and one line for the pages of each name. */
const print = (pinned: Pinned): string =>
  `${JSON.stringify(pinned, null, 1).replaceAll(/\[(?:\d+|null|[,\s])+\]/g, (numbers) => numbers.replaceAll(/\s+/g, ''))}\n`;

export interface PinnedPages {
  /**
   * The pages under this name: the pinned page if a page is pinned, else the given page. Null = no pages are pinned
   * under this name. With `UPDATE_PINNED=1` in the environment: the given pages, some of which `write` pins.
   */
  readonly of: (name: string, shown: readonly Page[]) => readonly Page[] | null;
  readonly write: () => void;
}

/** The last reviewed pages of a flow or a part of the shop. */
export function pinnedPages(part: string): PinnedPages {
  const file = join(folder, `${part}.json`);
  const { shown, pages } = existsSync(file)
    ? v.parse(Pinned, JSON.parse(readFileSync(file, 'utf8')))
    : { shown: {}, pages: [] };
  const seen = new Map<string, readonly Page[]>();
  return {
    of: (name, now) => {
      seen.set(name, now);
      if (isUpdate) return now;
      return shown[name]?.map((number, place) => (number === null ? now[place] : pages[number]) ?? []) ?? null;
    },
    write: () => {
      if (!isUpdate) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, print(numbered(seen)));
    },
  };
}
