import type { PaymentGateway } from '#contract/enumerations.ts';
import type { GatewaySettings, GatewayVariables } from '../../platform/configuration/gateway-variables.ts';
import type { Gateway } from '../../platform/services/gateways.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { GatewaySimulator } from './gateway-simulator.ts';

/**
 * A payment gateway: everything that the server knows of it. What contract and client know of it is in
 * contract/payment-gateways.ts.
 */
export interface GatewayModule<Name extends PaymentGateway = PaymentGateway> extends GatewayVariables {
  readonly name: Name;
  /** The fields with which the gateway returns the payer, each with the maximum length of its value. */
  readonly returnFields: Readonly<Record<string, number>>;
  /** The fields of the return that are logged: the gateway's codes, but no data of the payer. */
  readonly codeFields: readonly string[];
  /** Whether a payer who has already opened the gateway's page may be sent there again. */
  readonly resumesBegun: boolean;
  /** @param settings the settings that `read` or the simulator gave */
  readonly create: (settings: GatewaySettings, clock: Clock) => Gateway;
  readonly simulator: GatewaySimulator;
}

/** The usual maximum length of a value in the return from a gateway. */
const usualLength = 400;

export const usualFields = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, usualLength]));
