import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Environment } from './parse-variables.ts';

/** The addresses, names and keys of a gateway. Only the gateway itself knows their names and checks them. */
export type GatewaySettings = Readonly<Record<string, string>>;

/** The part of a payment gateway that the configuration needs. */
export interface GatewayVariables {
  readonly name: PaymentGateway;
  /** The value of PAYMENT_GATEWAY that selects the gateway for new payments. */
  readonly choice: string;
  /** Why a shop cannot start if this gateway is selected and has no settings; continues a sentence. */
  readonly unset: string;
  /** The settings from the gateway's own variables; undefined if none is set. Throws ConfigurationError. */
  readonly read: (environment: Environment) => GatewaySettings | undefined;
}
