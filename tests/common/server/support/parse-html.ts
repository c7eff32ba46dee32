import { createRequire } from 'node:module';

/** What this file needs of jsdom, which has no types of its own. */
interface Jsdom {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
}

const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom;

/** Parses a page as a browser does; its scripts do not run. */
export const parseHtml = (html: string): Document => new JSDOM(html).window.document;
