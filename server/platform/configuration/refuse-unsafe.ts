import { ConfigurationError } from './configuration-error.ts';
import type { Configuration } from './configuration.ts';
import type { GatewayVariables } from './gateway-variables.ts';
import { isLoopback } from './is-loopback.ts';
import type { Environment } from './parse-variables.ts';
import { isSafe } from './values.ts';

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

/** The pages of an allowed origin get the answers to the calls of logged-in people, so nobody may change these pages. */
function refuseUnsafeOrigins({ allowedOrigins }: Configuration): void {
  const unsafe = allowedOrigins.filter((origin) => !isSafe(origin));
  if (unsafe.length === 0) return;
  throw new ConfigurationError(
    `LINKA_ALLOWED_ORIGINS must begin with https: unless the origin is on this computer: ${unsafe.join(', ')}`,
  );
}

/**
 * Refuses an unsafe start: a sandbox that others may reach or share, unless LINKA_SANDBOX=1; a shop without its public
 * address, payment gateway, mail server or key for drafts, or with allowed origins that others can change. Throws
 * ConfigurationError.
 */
export function refuseUnsafe(
  configuration: Configuration,
  environment: Environment,
  gateways: readonly GatewayVariables[],
): void {
  if (configuration.sandbox) {
    refuseOpenSandbox(configuration, environment);
    return;
  }
  refuseIncompleteShop(configuration, environment, gateways);
  refuseUnsafeOrigins(configuration);
}
