import type { Services } from '../../platform/services/services.ts';
import { gatewayModules } from '../../purchase/gateways/gateway-modules.ts';
import type { GatewaySimulator, RunningSimulator } from '../../purchase/gateways/gateway-simulator.ts';
import type { SimulatedGateway } from '../../purchase/gateways/simulation/books.ts';

/** The simulator of a payment gateway, with the gateway's name. */
export interface NamedSimulator
  extends SimulatedGateway, RunningSimulator, Pick<GatewaySimulator, 'path' | 'title' | 'charset'> {}

/** Starts the simulators of all payment gateways. */
export const startSimulators = (services: Services): readonly NamedSimulator[] =>
  gatewayModules.map(({ name, simulator: { path, title, states, charset, start } }) => ({
    gateway: name,
    path,
    title,
    states,
    charset,
    ...start(services),
  }));
