import type { GatewayStatus, RefundKind } from '#server/platform/services/gateways.ts';

/**
 * The port to the second gateway's web service, the only way to read the state of an order (docs/gateway-messages.md);
 * production needs an implementation of it (docs/gateways.md). Both functions throw GatewayUnavailable when there is no
 * trustworthy answer.
 */
export interface GpWebService {
  state(orderNumber: string): Promise<GatewayStatus>;
  /** Returns the whole amount to the payer; the result is the order's state after that. */
  giveBack(orderNumber: string, kind: RefundKind): Promise<GatewayStatus>;
}
