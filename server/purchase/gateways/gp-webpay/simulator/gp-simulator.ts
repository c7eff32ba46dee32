import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { GatewaySimulator } from '../../gateway-simulator.ts';
import { sandboxKeys } from '../../sandbox-keys.ts';
import { lazyKeys } from '../../simulation/simulator-keys.ts';
import { gpBooks, gpKeys, gpMerchant } from './gp-merchant.ts';
import { gpReturn } from './gp-return.ts';
import { gpRoutes, orderPath, servicePath } from './gp-routes.ts';

const path = '/gp-webpay';
const usualDigest = 'RSA-SHA1';

/** The simulated GP webpay. */
export const gpSimulator: GatewaySimulator = {
  path,
  title: 'GP webpay',
  states: gpBooks.states,
  charset: 'windows-1250',
  async settings(configuration, database) {
    const urls = simulatorUrls(configuration);
    const { merchant, gateway } = await sandboxKeys(database, gpKeys);
    return {
      url: `${urls.browser}${path}${orderPath}`,
      statusUrl: `${urls.server}${path}${servicePath}`,
      merchantNumber: gpMerchant,
      privateKey: merchant,
      gatewayPublicKey: gateway,
      digestAlgorithm: usualDigest,
    };
  },
  start(services) {
    const digest = services.configuration.gateways[gpBooks.gateway]?.['digestAlgorithm'];
    const keys = lazyKeys(services.database, gpKeys, digest === 'RSA-SHA256' ? digest : usualDigest);
    return {
      app: gpRoutes(services, keys),
      returnFields: async (payment) => gpReturn(payment, (await keys()).sign),
    };
  },
};
