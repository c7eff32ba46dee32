import { ConfigurationError } from './configuration-error.ts';
import type { Configuration } from './configuration.ts';
import type { GatewayVariables } from './gateway-variables.ts';
import { isLoopback } from './is-loopback.ts';
import type { Environment } from './parse-variables.ts';

/**
 * Everybody can log in to a sandbox. A sandbox needs LINKA_SANDBOX=1 if its database may be shared, or if other
 * computers may reach it.
 */
function refuseOpenSandbox({ databaseUrl, host }: Configuration, environment: Environment): void {
  if (environment['LINKA_SANDBOX'] === '1') return;
  const reasons = [
    ...(databaseUrl === undefined ? [] : ['DATABASE_URL is set']),
    ...(isLoopback(host) ? [] : [`HOST is ${host}, where other computers may reach it`]),
  ];
  if (reasons.length === 0) return;
  const todo =
    'and the sandbox lets everybody in by its demo accounts: set NODE_ENV=production, or LINKA_SANDBOX=1 if a sandbox is what you want';
  throw new ConfigurationError(reasons.map((reason) => `${reason}, ${todo}`).join('\n'));
}

function refuseIncompleteShop(
  { paymentGateway, gateways: configured }: Configuration,
  environment: Environment,
  gateways: readonly GatewayVariables[],
): void {
  const unusable = gateways.filter(({ name }) => name === paymentGateway && configured[name] === undefined);
  const needed = ['PUBLIC_URL', 'SMTP_URL', 'LINKA_DRAFT_KEY'];
  const missing = [
    ...unusable.map(({ choice, unset }) => `PAYMENT_GATEWAY is ${choice}, but ${unset}`),
    ...needed.filter((name) => environment[name] === undefined).map((name) => `${name} is not set`),
  ];
  if (missing.length === 0) return;
  const otherwise = '(LINKA_SANDBOX=1 starts a sandbox with simulators; never on the database of a shop)';
  throw new ConfigurationError([...missing, otherwise].join('\n'));
}

/**
 * Refuses an unsafe start: a sandbox that others may reach or share, unless LINKA_SANDBOX=1; a shop without its public
 * address, payment gateway, mail server or key for drafts. Throws ConfigurationError.
 */
export const refuseUnsafe = (
  configuration: Configuration,
  environment: Environment,
  gateways: readonly GatewayVariables[],
): void =>
  configuration.sandbox
    ? refuseOpenSandbox(configuration, environment)
    : refuseIncompleteShop(configuration, environment, gateways);
