import { createRequire } from 'node:module';

/** The part of jsdom that this file uses; jsdom has no types of its own. */
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

/** Parses a page like a browser, but does not run its scripts. */
export const parseHtml = (html: string): Document => new JSDOM(html).window.document;
