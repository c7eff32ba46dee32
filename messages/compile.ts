import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLineBreaks } from './line-breaks.ts';

/** An element of a parsed text, as plain data for the browser. */
type Element = { readonly type: number; readonly [name: string]: unknown };
type Compiled = Record<string, string | Element[]>;

const folderOf = (locale: string): string => join(import.meta.dirname, locale);

const readFiles = (locale: string, files: readonly string[]): Record<string, string> =>
  Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(folderOf(locale), `${file}.json`), 'utf8')) as object),
  );

/** The texts of start-up and of the visitor's pages, not compiled. */
export const readVisitorMessages = (locale: string): Record<string, string> => readFiles(locale, ['visitor']);

/** The texts of the account page and of the frame around the pages behind log-in, not compiled. */
export const readAccountMessages = (locale: string): Record<string, string> =>
  readFiles(locale, [
    'account-page',
    'account-tickets',
    'app',
    'application-wait',
    'carriers',
    'e-wallet',
    'first-steps',
    'list',
    'people',
    'repeat-purchase',
    'ticket-fares',
    'upcoming-changes',
  ]);

/** The texts that only the operator's desk needs, not compiled. */
export const readDeskMessages = (locale: string): Record<string, string> =>
  readFiles(locale, ['desk', 'desk-settings']);

/** The texts of mails, of the calendar and of the page with a customer's data, which only the server writes. */
export const readServerMessages = (locale: string): Record<string, string> =>
  readFiles(locale, ['mails', 'export-page']);

/** The texts that only the testers' flow map needs, not compiled. */
export const readTesterMessages = (locale: string): Record<string, string> => readFiles(locale, ['flow-map']);

/** The texts of the page of the pass and of the page that checks passes. These pages have their own files. */
export const readPassMessages = (locale: string): Record<string, string> => readFiles(locale, ['pass']);

/** The sentences of the trail's events. The trail's page has them in its own files. */
export const readTrailMessages = (locale: string): Record<string, string> => readFiles(locale, ['trail-events']);

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
