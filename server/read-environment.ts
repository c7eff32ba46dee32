import type { Configuration } from './platform/configuration/configuration.ts';
import type { Environment } from './platform/configuration/parse-variables.ts';
import { readConfiguration } from './platform/configuration/read-configuration.ts';
import { gatewayModules } from './purchase/gateways/gateway-modules.ts';

/** Reads the environment of a shop with all payment gateways. Throws ConfigurationError with one line for each error. */
export const readEnvironment = (environment: Environment): Configuration =>
  readConfiguration(environment, gatewayModules);
