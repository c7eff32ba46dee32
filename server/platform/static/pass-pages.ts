import { Hono } from 'hono';
import type { Context } from 'hono';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppEnv } from '../http/app-env.ts';
import type { Services } from '../services/services.ts';
import { filesOf } from './files-of.ts';
import { passPageOf, passPages, passWorkerOf } from './pass-page.ts';
import { inlineHashes, pageHeaders } from './security-headers.ts';

const notBuilt = 'The shop is not built yet: run "npm run build", then reload this page.\n';

/** The built page with the operator's brand and languages. */
async function readPage({ configuration, settings, database }: Services, directory: string, file: string) {
  const html = await readFile(join(directory, file), 'utf8');
  return passPageOf(html, configuration.brand, await settings.languages(database));
}

/** Serves the page of the pass, the page that checks passes, their files, and the service worker that stores them. */
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
  // The folder of the client also contains the pages for servers of static files, as `.html`.
  for (const [path, file] of Object.entries(passPages)) app.get(path, page(file)).get(`${path}.html`, page(file));
  app.get('/pass-worker.js', async (context) => {
    try {
      const texts = await Promise.all(Object.values(passPages).map((file) => readPage(services, directory, file)));
      return context.body(await passWorkerOf(directory, texts), 200, {
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
