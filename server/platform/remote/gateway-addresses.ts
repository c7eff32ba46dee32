import type { Configuration } from '../configuration/configuration.ts';

/** The path of the simulated gateways in the sandbox. Each payment gateway has its own paths below it. */
export const simulatorPath = '/sandbox/gateways';
/** The paths of the simulated gateway that registers bank cards. */
export const tokenizationPaths = { begin: '/tokenization/begin', status: '/tokenization/status' } as const;

/** The shop's id at the simulated gateway that registers bank cards. */
export const simulatedProvider = 'LINKA';

const everyAddress = new Set(['0.0.0.0', '::', '']);

/** The address under which this instance reaches itself. */
export const ownUrl = ({ host, port }: Configuration): string => {
  const reachable = everyAddress.has(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${String(port)}`;
};

/** The simulators' base address for calls of the server, and for browsers. */
export const simulatorUrls = (configuration: Configuration) => ({
  server: `${ownUrl(configuration)}${simulatorPath}`,
  browser: `${configuration.publicUrl}${simulatorPath}`,
});

/**
 * The system configuration's `tokenizationGatewayUrl`: the address where browsers register bank cards; undefined = no
 * such gateway.
 */
export const tokenizationGatewayUrl = (configuration: Configuration): string | undefined =>
  configuration.tokenization?.url ??
  (configuration.sandbox ? `${simulatorUrls(configuration).browser}${tokenizationPaths.begin}` : undefined);
