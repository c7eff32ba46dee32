import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLineBreaks } from './line-breaks.ts';

/** An element of a parsed text, as plain data for the browser. */
type Element = { readonly type: number; readonly [name: string]: unknown };
type Compiled = Record<string, string | Element[]>;

const folderOf = (locale: string): string => join(import.meta.dirname, locale);

/** The texts of start-up and of the visitor's pages, not compiled. */
export const readVisitorMessages = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folderOf(locale), 'visitor.json'), 'utf8')) as Record<string, string>;

/** The texts that only the operator's desk needs, not compiled. */
export function readDeskMessages(locale: string): Record<string, string> {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(folderOf(locale), file), 'utf8')) as Record<string, string>;
  return { ...read('desk.json'), ...read('desk-settings.json') };
}

/** The texts that only the testers' flow map needs, not compiled. */
export const readTesterMessages = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folderOf(locale), 'flow-map.json'), 'utf8')) as Record<string, string>;

/** The texts of the page of the pass and of the page that checks passes. These pages have their own files. */
export const readPassMessages = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folderOf(locale), 'pass.json'), 'utf8')) as Record<string, string>;

/** The sentences of the trail's events. The trail's page has them in its own files. */
export const readTrailMessages = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folderOf(locale), 'trail-events.json'), 'utf8')) as Record<string, string>;

/** All texts of a language, not compiled: the merged files of its folder. Throws if two files have the same key. */
export function readMessages(locale: string): Record<string, string> {
  const folder = folderOf(locale);
  const merged: Record<string, string> = {};
  for (const file of globSync('*.json', { cwd: folder }).toSorted()) {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(texts)) {
      if (key in merged) throw new Error(`${locale}/${file}: the key ${key} stands in another file as well`);
      merged[key] = text;
    }
  }
  return merged;
}

function compile(text: string): Compiled[string] {
  const elements = parse(text, { captureLocation: false });
  const [only] = elements;
  if (elements.length === 0) return '';
  if (elements.length === 1 && only?.type === TYPE.literal) return only.value;
  return elements.map((element): Element => ({ ...element }));
}

/** The texts, with every text that has arguments parsed, so that browsers need no parser. */
export const compileMessages = (texts: Readonly<Record<string, string>>): Compiled =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));

/** Texts for pages, with non-breaking spaces. */
export const forPages = (locale: string, texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withLineBreaks(locale, text)]));
