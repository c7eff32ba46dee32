import { Hono } from 'hono';
import type { Context } from 'hono';
import type { EndpointDefinition } from '../contract/endpoint.ts';
import { calendarPath, loggablePath } from './calendar-address/calendar-path.ts';
import { feedApp } from './calendar-address/feed.ts';
import { ApiError } from './errors/api-error.ts';
import { apiErrorOf } from './http/api-error-of.ts';
import type { AppEnv } from './http/app-env.ts';
import { healthApp } from './http/health.ts';
import { logFailure } from './http/log-failure.ts';
import { passOverBody } from './http/pass-over-body.ts';
import type { Route } from './http/route.ts';
import { answerError, requestIdOf, serveEndpoint } from './http/serve-endpoint.ts';
import { oneClickApp, oneClickPath } from './notifications/one-click.ts';
import { openApiApp } from './openapi/app.ts';
import { passKeysApp } from './passes/keys-app.ts';
import { sandboxApp } from './sandbox/app.ts';
import { applyFaults } from './sandbox/apply-faults.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import type { Services } from './services/services.ts';
import { clientApp, flowsApp, partsApp } from './static/client.ts';
import { answerHeaders } from './static/security-headers.ts';

interface AppOptions {
  readonly routes: readonly Route[];
  readonly endpoints: readonly EndpointDefinition[];
  readonly services: Services;
  /** The movable clock and the fault board; undefined in production. */
  readonly sandbox: Sandbox | undefined;
  readonly isStopping: () => boolean;
}

/**
 * The whole server as one Hono app: the contract's calls, the built shop, health checks, and in the sandbox its tools.
 */
export function createApp({ routes, endpoints, services, sandbox, isStopping }: AppOptions): Hono<AppEnv> {
  const { configuration } = services;
  const intercept = sandbox && applyFaults(sandbox);
  const app = new Hono<AppEnv>();
  app.use(answerHeaders(configuration));
  app.use(passOverBody);
  const refuse = (context: Context<AppEnv>, error: ApiError): Promise<Response> =>
    answerError({ context, services, requestId: requestIdOf(context) }, error);
  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, (context) => serveEndpoint(context, route, services, intercept));
  }
  if (configuration.publicApiDocument) app.route('/api', openApiApp(endpoints));
  app.all('/api/*', (context) => refuse(context, new ApiError('NOT_FOUND')));
  app.route('/', healthApp(services, isStopping));
  if (sandbox !== undefined) {
    app.route('/sandbox', sandboxApp(services, sandbox));
    app.get('/flows', (context) => context.redirect('/flows/'));
    app.route('/flows', flowsApp(configuration));
    app.get('/ui', (context) => context.redirect('/ui/'));
    app.route('/ui', partsApp(configuration));
  }
  app.route('/', passKeysApp(services));
  app.route(oneClickPath, oneClickApp(services));
  app.route(calendarPath, feedApp(services));
  app.route('/', clientApp(services));
  app.notFound((context) => context.text('There is nothing at this address.\n', 404));
  app.onError((error, context) => {
    logFailure(context, services, error, { path: loggablePath(context.req.path) });
    return refuse(context, apiErrorOf(error));
  });
  return app;
}
