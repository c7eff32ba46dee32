import type { GatewayStatus, RefundKind } from '#server/platform/services/gateways.ts';

/**
 * The port to the second gateway's web service, which is the only way to read the state of an order
 * (docs/gateway-messages.md). Production needs an implementation of this port (docs/gateways.md). Both functions throw
 * GatewayUnavailable when there is no trustworthy answer.
 */
export interface GpWebService {
  state(orderNumber: string): Promise<GatewayStatus>;
  /** Returns the whole amount to the payer. The result is the order's new state. */
  giveBack(orderNumber: string, kind: RefundKind): Promise<GatewayStatus>;
}
