import { Hono } from 'hono';
import { join } from 'node:path';
import { pageConfigurationPath } from '#contract/page-configuration-path.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnv } from '../http/app-env.ts';
import { wantsPage } from '../http/wants-page.ts';
import type { Services } from '../services/services.ts';
import { filesOf } from './files-of.ts';
import { createIndexPage } from './index-page.ts';
import { pageConfigurationFile } from './page-configuration.ts';
import { pageWithoutHash } from './page-without-hash.ts';
import { passPagesApp } from './pass-pages.ts';
import { nothingInline, pageHeaders } from './security-headers.ts';
import { siteFilesApp } from './site-files.ts';

/** Addresses of files. For a file that does not exist, the shop's page is not sent. */
const isFile = /\.\w+$/;

/** The built shop: its page, to which payment gateways also return, and its assets. */
export function clientApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { configuration, gateways } = services;
  const { clientDirectory, paymentGateway, errorReporting } = configuration;
  const paymentGatewayUrl = gateways.byName(paymentGateway).browserUrl;
  const indexPage = createIndexPage(services, {
    formTargets: [paymentGatewayUrl],
    receivers: errorReporting === undefined ? [] : [errorReporting.receiver],
  });
  for (const path of ['/', '/index.html', '/payment-return']) app.get(path, indexPage);
  app.route('/', passPagesApp(services));
  app.route('/', siteFilesApp(configuration));
  app.get(pageConfigurationPath, (context) =>
    context.json(pageConfigurationFile(configuration, paymentGatewayUrl), 200, { 'cache-control': 'no-cache' }),
  );
  app.get('*', filesOf(clientDirectory, ''), pageWithoutHash, async (context, next) => {
    if (!wantsPage(context) || isFile.test(context.req.path)) return next();
    // The shop's page is sent, and it shows in the person's language that the address does not exist (APP-05).
    const { status, body, headers } = await indexPage(context);
    context.res = new Response(body, { status: status === 200 ? 404 : status, headers });
    return context.res;
  });
  return app;
}

/** Serves a static site whose pages have relative links. */
function siteApp(directory: string, mountedAt: string, framedBy: 'none' | 'self' = 'none'): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(pageHeaders({ formTargets: [], inline: nothingInline, framedBy }));
  app.get('/', (context) => context.redirect(`${mountedAt}/`));
  app.get('*', filesOf(directory, mountedAt));
  return app;
}

/** The flow gallery (sandbox). */
export const flowsApp = (configuration: Configuration): Hono<AppEnv> => siteApp(configuration.flowsDirectory, '/flows');

/**
 * The page of the design system (sandbox), which the build puts next to the shop. The page contains a narrow frame that
 * shows the page again.
 */
export const partsApp = (configuration: Configuration): Hono<AppEnv> =>
  siteApp(join(configuration.clientDirectory, '..', 'parts'), '/ui', 'self');
