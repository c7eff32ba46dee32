import type { GatewayStatus, WayBack } from '../gateways.ts';

/**
 * What the shop needs of the second gateway's web service, by which alone the state of an order can be read (payment
 * gateways' facts, 2.6): the port that a production set-up fills (docs/gateways.md). Each member throws
 * GatewayUnavailable when there is no trustworthy answer.
 */
export interface GpWebService {
  state(orderNumber: string): Promise<GatewayStatus>;
  /** The whole amount; says what the order's state is then. */
  giveBack(orderNumber: string, way: WayBack): Promise<GatewayStatus>;
}
