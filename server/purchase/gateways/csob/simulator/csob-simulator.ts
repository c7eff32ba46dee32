import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { GatewaySimulator } from '../../gateway-simulator.ts';
import { sandboxKeys } from '../../sandbox-keys.ts';
import { lazyKeys } from '../../simulation/simulator-keys.ts';
import { csobBooks, csobKeys, csobMerchant } from './csob-merchant.ts';
import { csobReturn } from './csob-return.ts';
import { csobRoutes } from './csob-routes.ts';

const path = '/csob/api/v1.9';

/** The simulated gateway of ČSOB. */
export const csobSimulator: GatewaySimulator = {
  path,
  title: 'ČSOB payment gateway',
  states: csobBooks.states,
  charset: 'utf-8',
  async settings(configuration, database) {
    const urls = simulatorUrls(configuration);
    const { merchant, gateway } = await sandboxKeys(database, csobKeys);
    return {
      apiUrl: `${urls.server}${path}`,
      browserUrl: `${urls.browser}${path}`,
      merchantId: csobMerchant,
      privateKey: merchant,
      gatewayPublicKey: gateway,
    };
  },
  start(services) {
    const keys = lazyKeys(services.database, csobKeys, 'RSA-SHA256');
    return {
      app: csobRoutes(services, keys),
      returnFields: async (payment, now) => csobReturn(payment, (await keys()).sign, now),
    };
  },
};
