import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { PageConfiguration } from '#contract/page-configuration.ts';
import { pageHeaders } from '#server/platform/static/security-headers.ts';

/** Files, and the pages of passes, whose addresses have no `.html`. */
const file = serveStatic({ root: 'dist/client' });
const pageWithoutEnd = serveStatic({ root: 'dist/client', rewriteRequestPath: (path) => `${path}.html` });
const shopPage = serveStatic({ path: 'dist/client/index.html' });

/** The origins to which the page sends data and forms. */
const targets = ({ baseUrl, errorReporting }: PageConfiguration) => ({
  receivers: [baseUrl, errorReporting?.receiver].filter((address) => address !== undefined),
  formTargets: baseUrl === undefined ? [] : [baseUrl],
});

/**
 * Serves the built shop as static files, with the operator's `config.json` and the headers of docs/own-back-end.md,
 * while a test uses it. API calls are not answered.
 */
export async function withStaticShop(
  configuration: PageConfiguration,
  use: (url: string) => Promise<void>,
  port = 0,
): Promise<void> {
  const app = new Hono();
  app.get('/config.json', (context) => context.json(configuration));
  app.get('*', pageHeaders({ ...targets(configuration), inline: 'anything' }), file, pageWithoutEnd, shopPage);
  const listening = Promise.withResolvers<number>();
  const server = serve({ fetch: app.fetch, port }, ({ port: used }) => listening.resolve(used));
  try {
    await use(`http://localhost:${String(await listening.promise)}/`);
  } finally {
    server.close();
  }
}
