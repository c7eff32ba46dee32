import { Hono } from 'hono';
import type { AppEnv } from '../../platform/http/app-env.ts';
import type { Services } from '../../platform/services/services.ts';
import { controlRoutes } from './control-routes.ts';
import { pageRoutes } from './page/page-routes.ts';
import { startSimulators } from './running-simulators.ts';
import { tokenizationRoutes } from './tokenization/tokenization-routes.ts';

/**
 * The simulators of the payment gateways and of the gateway that registers bank cards. They have records and keys of
 * their own. Only the sandbox mounts them.
 */
export function simulatorApp(services: Services): Hono<AppEnv> {
  const simulators = startSimulators(services);
  const app = new Hono<AppEnv>();
  for (const simulator of simulators) app.route(simulator.path, simulator.app);
  app.route('/tokenization', tokenizationRoutes(services));
  app.route('/', pageRoutes(services, simulators));
  app.route('/', controlRoutes(services));
  return app;
}
