import { Hono } from 'hono';
import type { Context } from 'hono';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { passKeysPath } from '#contract/entities/pass.ts';
import { calendarPath, loggablePath } from './accounts/calendar/calendar-path.ts';
import { feedApp } from './accounts/calendar/feed.ts';
import { oneClickApp, oneClickPath } from './accounts/notifications/one-click.ts';
import { passKeysApp } from './accounts/passes/keys-app.ts';
import { ApiError } from './platform/errors/api-error.ts';
import { allowOrigins } from './platform/http/allow-origins.ts';
import { apiErrorOf } from './platform/http/api-error-of.ts';
import type { AppEnv } from './platform/http/app-env.ts';
import { healthApp } from './platform/http/health.ts';
import { logFailure } from './platform/http/log-failure.ts';
import { readRestOfBody } from './platform/http/read-rest-of-body.ts';
import type { Route } from './platform/http/route.ts';
import { answerError, requestIdOf, serveEndpoint } from './platform/http/serve-endpoint.ts';
import { specifiedRoute } from './platform/http/specified-answer.ts';
import { openApiApp } from './platform/openapi/app.ts';
import type { Services } from './platform/services/services.ts';
import { clientApp, flowsApp, partsApp } from './platform/static/client.ts';
import { answerHeaders } from './platform/static/security-headers.ts';
import { paymentReturnApp } from './purchase/payments/payment-return.ts';
import { networkPictureApp } from './reference-data/network-picture/network-picture-app.ts';
import { sandboxApp } from './sandbox/tools/app.ts';
import { applyFaults } from './sandbox/tools/apply-faults.ts';
import type { Sandbox } from './sandbox/tools/sandbox.ts';

interface AppOptions {
  readonly routes: readonly Route[];
  readonly endpoints: readonly EndpointDefinition[];
  readonly services: Services;
  /** The movable clock and the injected faults of the sandbox; undefined in production. */
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
  if (configuration.allowedOrigins.length > 0) {
    for (const path of ['/api/*', passKeysPath, ...(sandbox === undefined ? [] : ['/sandbox/*'])])
      app.use(path, allowOrigins(configuration));
  }
  app.use(readRestOfBody);
  const refuse = (context: Context<AppEnv>, error: ApiError): Promise<Response> =>
    answerError({ context, services, requestId: requestIdOf(context) }, error);
  const isOffered = ({ extension }: EndpointDefinition): boolean =>
    extension === 'specified' || configuration.extensions.includes(extension);
  const offered = routes.filter(({ endpoint }) => isOffered(endpoint));
  for (const route of configuration.extensions.length === 0 ? offered.map(specifiedRoute) : offered) {
    app.on(route.endpoint.method, route.endpoint.path, (context) => serveEndpoint(context, route, services, intercept));
  }
  if (configuration.publicApiDocument) app.route('/api', openApiApp(endpoints.filter(isOffered)));
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
  app.route('/', paymentReturnApp(configuration));
  app.route('/', networkPictureApp(services));
  app.route('/', clientApp(services));
  app.notFound((context) => context.text('There is nothing at this address.\n', 404));
  app.onError((error, context) => {
    logFailure(context, services, error, { path: loggablePath(context.req.path) });
    return refuse(context, apiErrorOf(error));
  });
  return app;
}
