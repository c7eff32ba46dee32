import { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { simulatorPaths } from '../../platform/remote/gateway-addresses.ts';
import type { Services } from '../../platform/services/services.ts';
import { controlRoutes } from './control-routes.ts';
import { csobRoutes } from './csob/csob-routes.ts';
import { gpRoutes } from './gp-webpay/gp-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { lazyKeys } from './simulator-keys.ts';
import { tokenizationRoutes } from './tokenization/tokenization-routes.ts';

/**
 * The simulators of both payment gateways and of the gateway that registers bank cards. They have records and keys of
 * their own. Only the sandbox mounts them.
 */
export function simulatorApp(services: Services): Hono<AppEnv> {
  const keys = lazyKeys(services);
  const app = new Hono<AppEnv>();
  app.route(simulatorPaths.csob, csobRoutes(services, keys));
  app.route('/gp-webpay', gpRoutes(services, keys));
  app.route('/tokenization', tokenizationRoutes(services, keys));
  app.route('/', pageRoutes(services, keys));
  app.route('/', controlRoutes(services));
  return app;
}
