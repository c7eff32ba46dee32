import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { Configuration } from '../configuration.ts';
import { paymentGatewayUrl } from '../gateways/gateway-addresses.ts';
import { indexPage } from './index-page.ts';
import { postedReturn } from './payment-return.ts';
import { pageHeaders } from './security-headers.ts';

const hashedAsset = /[\\/]assets[\\/]/;

/** Files whose name holds their hash are kept for a year, the others asked for each time; none is taken for a page. */
function fileHeaders(path: string, context: Context): void {
  context.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('x-content-type-options', 'nosniff');
  context.header('cross-origin-resource-policy', 'same-origin');
}

/** The files of a folder; nothing where it has not been built. */
const filesOf = (root: string, mountedAt: string): MiddlewareHandler =>
  existsSync(root)
    ? serveStatic({
        root,
        precompressed: true,
        rewriteRequestPath: (path) => path.slice(mountedAt.length),
        onFound: fileHeaders,
      })
    : (_, next) => next();

/** The built shop: its page, its assets, and the address that payment gateways return to. */
export function clientApp(configuration: Configuration): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { clientDirectory, paymentGateway } = configuration;
  const headers = pageHeaders({ formTargets: [paymentGatewayUrl(configuration, paymentGateway)], inline: false });
  for (const path of ['/', '/index.html', '/payment-return']) {
    app.get(path, headers, (context) => indexPage(context, clientDirectory));
  }
  app.post('/payment-return', postedReturn);
  app.get('*', filesOf(clientDirectory, ''));
  return app;
}

/** The flow gallery (sandbox), a static site of its own. */
export function flowsApp(configuration: Configuration): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(pageHeaders({ formTargets: [], inline: false }));
  // Its pages link one another by relative addresses.
  app.get('/', (context) => context.redirect('/flows/'));
  app.get('*', filesOf(configuration.flowsDirectory, '/flows'));
  return app;
}
