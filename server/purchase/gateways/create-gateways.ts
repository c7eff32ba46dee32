import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Gateways } from '../../platform/services/gateways.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { gatewayModules } from './gateway-modules.ts';

/**
 * The configured gateways. In the sandbox, a gateway that is not configured is replaced by its simulator, with keys made
 * at the first start. `byName` throws for a gateway that has no settings.
 */
export async function createGateways(
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<Gateways> {
  const created = await Promise.all(
    gatewayModules.map(async ({ name, simulator, create }) => {
      const simulated = () => (configuration.sandbox ? simulator.settings(configuration, database) : undefined);
      const settings = configuration.gateways[name] ?? (await simulated());
      return settings === undefined ? [] : [[name, create(settings, clock)] as const];
    }),
  );
  const gateways = new Map(created.flat());
  return {
    byName(name) {
      const gateway = gateways.get(name);
      if (gateway === undefined) throw new Error(`the gateway ${name} is not configured`);
      return gateway;
    },
  };
}
