import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { PageConfiguration } from '#contract/page-configuration.ts';

/** The built shop, served as any server of files would, with what its operator has written into `config.json`. No call is answered. */
export async function serveStatically(configuration: PageConfiguration) {
  const app = new Hono();
  app.get('/config.json', (context) => context.json(configuration));
  app.use('*', serveStatic({ root: 'dist/client' }));
  let stop = (): void => {};
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0 }, (address) => resolve(address.port));
    stop = () => void server.close();
  });
  return { url: `http://localhost:${String(port)}/`, stop };
}
