import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { paymentGatewayUrl } from '../gateways/gateway-addresses.ts';
import type { AppEnv } from '../http/app-env.ts';
import { limitBody } from '../http/limit-body.ts';
import type { Services } from '../services/services.ts';
import { createIndexPage } from './index-page.ts';
import { passPagesApp } from './pass-pages.ts';
import { largestReturn, postedReturn, utf8Return } from './payment-return.ts';
import { nothingInline, pageHeaders } from './security-headers.ts';

const hashedAsset = /[\\/]assets[\\/]/;

/**
 * Browsers cache files with a hash in their name for a year and revalidate the others.
 */
function fileHeaders(path: string, context: Context): void {
  // Browsers do not revalidate what they cache for a year.
  if (hashedAsset.test(path)) context.header('last-modified', undefined);
  context.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Serves the files of a folder; nothing when it has not been built. */
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
export function clientApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { configuration } = services;
  const { clientDirectory, paymentGateway } = configuration;
  const indexPage = createIndexPage(services, [paymentGatewayUrl(configuration, paymentGateway)]);
  app.get('/payment-return', utf8Return);
  for (const path of ['/', '/index.html', '/payment-return']) app.get(path, indexPage);
  app.post('/payment-return', limitBody(largestReturn), postedReturn);
  app.route('/', passPagesApp(services));
  app.get('*', filesOf(clientDirectory, ''));
  return app;
}

/** Serves a static site, whose pages have relative links. */
function siteApp(directory: string, mountedAt: string, framedBy: 'none' | 'self' = 'none'): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(pageHeaders({ formTargets: [], inline: nothingInline, framedBy }));
  app.get('/', (context) => context.redirect(`${mountedAt}/`));
  app.get('*', filesOf(directory, mountedAt));
  return app;
}

/** The flow gallery (sandbox). */
export const flowsApp = (configuration: Configuration): Hono<AppEnv> => siteApp(configuration.flowsDirectory, '/flows');

/** The page of the design system (sandbox), which the build puts beside the shop; it shows itself in a narrow frame. */
export const partsApp = (configuration: Configuration): Hono<AppEnv> =>
  siteApp(join(configuration.clientDirectory, '..', 'parts'), '/ui', 'self');
