import type { GatewayFault } from '#server/purchase/gateways/simulation/faults.ts';
import { writeFault } from '#server/purchase/gateways/simulation/faults.ts';
import type { Shop } from './shop.ts';

/** Sets the injected fault with which the simulated gateways answer the server. */
export const setGatewayFault = ({ services }: Pick<Shop, 'services'>, fault: GatewayFault): Promise<void> =>
  writeFault(services.database, fault);

/** Runs `work` while the gateways answer with an injected fault. */
export async function during<Result>(shop: Shop, fault: GatewayFault, work: () => Promise<Result>): Promise<Result> {
  await setGatewayFault(shop, fault);
  try {
    return await work();
  } finally {
    await setGatewayFault(shop, 'NONE');
  }
}
