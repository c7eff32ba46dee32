import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { PageConfiguration } from '#contract/page-configuration.ts';

/**
 * Serves the built shop as static files, with the operator's `config.json`, while a test uses it. API calls are not
 * answered.
 */
export async function withStaticShop(
  configuration: PageConfiguration,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const app = new Hono();
  app.get('/config.json', (context) => context.json(configuration));
  app.use('*', serveStatic({ root: 'dist/client' }));
  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port: 0 }, ({ port }) => listening.resolve(port));
  try {
    await use(`http://localhost:${String(await listening.promise)}/`);
  } finally {
    server.close();
  }
}
