import { Hono } from 'hono';
import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandStyle } from '../brand/brand-style.ts';
import { shownBrand } from '../brand/brand.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services/services.ts';
import { escapedText } from './escaped-text.ts';
import { filesOf } from './files-of.ts';
import { inlineHashes, pageHeaders } from './security-headers.ts';

/** For each address: the file of the page. */
const pages = { '/app/pass': 'pass.html', '/verify-pass': 'verify-pass.html' } as const;

const notBuilt = 'The shop is not built yet: run "npm run build", then reload this page.\n';

/** The built page with the operator's brand and languages, so that it needs no call to look like the shop. */
async function readPage(services: Services, directory: string, file: string): Promise<string> {
  const { configuration, settings, database } = services;
  const html = await readFile(join(directory, file), 'utf8');
  const languages = await settings.languages(database);
  const style = brandStyle(configuration.brand);
  const brand = escapedText(JSON.stringify(shownBrand(configuration)));
  const head = `<meta name="brand" content="${brand}">${style === '' ? '' : `<style>${style}</style>`}`;
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
 * Serves the page of the pass, the page that checks passes, their files, and the service worker that stores them. The
 * worker's text changes with each of these files, so that the browser finds a new version.
 */
export function passPagesApp(services: Services): Hono<AppEnv> {
  const directory = join(services.configuration.clientDirectory, '..', 'pass');
  const app = new Hono<AppEnv>();
  const page = (file: string) => async (context: Context<AppEnv>) => {
    const html = await readPage(services, directory, file).catch(() => undefined);
    if (html === undefined) return context.text(notBuilt, 503);
    await pageHeaders({ formTargets: [], inline: inlineHashes(html) })(context, async () => {
      context.res = context.html(html, 200, { 'cache-control': 'no-cache' });
    });
    return context.res;
  };
  for (const [path, file] of Object.entries(pages)) app.get(path, page(file));
  app.get('/pass-worker.js', async (context) => {
    try {
      const files = await readFiles(directory);
      const texts = await Promise.all(Object.values(pages).map((file) => readPage(services, directory, file)));
      const worker = await readFile(join(directory, 'worker.js'), 'utf8');
      const version = createHash('sha256')
        .update([...files, ...texts, worker].join('\n'))
        .digest('hex')
        .slice(0, 16);
      return context.body(`self.linkaKept=${JSON.stringify({ version, files })};\n${worker}`, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
      });
    } catch {
      return context.text(notBuilt, 503);
    }
  });
  app.get('/pass/assets/*', filesOf(directory, '/pass'));
  return app;
}
