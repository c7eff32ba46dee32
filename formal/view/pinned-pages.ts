import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Pinned = v.strictObject({
  /** By the name of what was done or drawn: the numbers of the pages that it shows, one after another. */
  shown: v.record(v.string(), v.array(v.number())),
  /** Each page once, by its outline. */
  pages: v.array(v.array(v.string())),
});
type Pinned = v.InferOutput<typeof Pinned>;

type Page = readonly string[];

const folder = join(import.meta.dirname, '..', 'pinned', 'pages');
const isUpdate = process.env['UPDATE_PINNED'] === '1';

function numbered(shown: ReadonlyMap<string, readonly Page[]>): Pinned {
  const numbers = new Map<string, number>();
  const numberOf = (page: Page): number => {
    const text = page.join('\n');
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const names = [...shown].map(([name, pages]) => [name, pages.map(numberOf)] as const);
  return {
    shown: Object.fromEntries(names),
    pages: [...numbers.keys()].map((text) => (text === '' ? [] : text.split('\n'))),
  };
}

/** One line for each line of a page, and for the pages of each name. */
const print = (pinned: Pinned): string =>
  `${JSON.stringify(pinned, null, 1).replaceAll(/\[[\d,\s]+\]/g, (numbers) => numbers.replaceAll(/\s+/g, ''))}\n`;

export interface PinnedPages {
  /** The pinned pages under this name; with `UPDATE_PINNED=1` in the environment the given ones, which `write` pins. */
  readonly of: (name: string, shown: readonly Page[]) => readonly Page[] | null;
  readonly write: () => void;
}

/** What the pages of a flow or a part of the shop show, as it was last reviewed. */
export function pinnedPages(part: string): PinnedPages {
  const file = join(folder, `${part}.json`);
  const { shown, pages } = existsSync(file)
    ? v.parse(Pinned, JSON.parse(readFileSync(file, 'utf8')))
    : { shown: {}, pages: [] };
  const seen = new Map<string, readonly Page[]>();
  return {
    of: (name, now) => {
      seen.set(name, now);
      return isUpdate ? now : (shown[name]?.map((number) => pages[number] ?? []) ?? null);
    },
    write: () => {
      if (!isUpdate) return;
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, print(numbered(seen)));
    },
  };
}
