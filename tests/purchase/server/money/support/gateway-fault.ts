import type { GatewayFault } from '#server/sandbox/simulators/faults.ts';
import { writeFault } from '#server/sandbox/simulators/faults.ts';
import type { Shop } from './shop.ts';

/** Sets the fault of the simulated gateways' answers to the server. */
export const setGatewayFault = ({ services }: Pick<Shop, 'services'>, fault: GatewayFault): Promise<void> =>
  writeFault(services.database, fault);

/** Runs `work` while the gateways have a fault. */
export async function during<Result>(shop: Shop, fault: GatewayFault, work: () => Promise<Result>): Promise<Result> {
  await setGatewayFault(shop, fault);
  try {
    return await work();
  } finally {
    await setGatewayFault(shop, 'NONE');
  }
}
