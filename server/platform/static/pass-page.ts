import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfferedLanguages } from '#rules/offered-languages.ts';
import { brandStyle } from '../brand/brand-style.ts';
import { shownBrand } from '../brand/brand.ts';
import { escapedText } from './escaped-text.ts';

/** For each address: the file of the page. */
export const passPages = { '/app/pass': 'pass.html', '/verify-pass': 'verify-pass.html' } as const;

/** A built page of passes with a brand and languages, so that it needs no call to look like the shop. */
export function passPageOf(html: string, brand: string, languages: OfferedLanguages): string {
  const style = brandStyle(brand);
  const content = escapedText(JSON.stringify(shownBrand({ brand })));
  const head = `<meta name="brand" content="${content}">${style === '' ? '' : `<style>${style}</style>`}`;
  return html
    .replace('<html lang="cs"', () => `<html lang="${languages[0]}" data-languages="${languages.join(' ')}"`)
    .replace('<!--brand-->', () => head);
}

/** The files that the browser stores besides the pages: every built file. */
const readFiles = async (directory: string): Promise<readonly string[]> =>
  (await readdir(join(directory, 'assets')))
    .filter((name) => !/\.(?:br|gz|map)$/.test(name))
    .toSorted()
    .map((name) => `/pass/assets/${name}`);

/**
 * The service worker that stores the pages and their files. Its text changes with each of them, so that the browser
 * finds a new version.
 *
 * @param directory the folder of the built pages of passes
 * @param pages the texts of both pages
 */
export async function passWorkerOf(directory: string, pages: readonly string[]): Promise<string> {
  const files = await readFiles(directory);
  const worker = await readFile(join(directory, 'worker.js'), 'utf8');
  const version = createHash('sha256')
    .update([...files, ...pages, worker].join('\n'))
    .digest('hex')
    .slice(0, 16);
  return `self.linkaKept=${JSON.stringify({ version, files })};\n${worker}`;
}
