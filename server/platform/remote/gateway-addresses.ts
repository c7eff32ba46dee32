import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Configuration } from '../configuration/configuration.ts';

/** The paths of the simulators in the sandbox. */
export const simulatorPath = '/sandbox/gateways';
export const simulatorPaths = {
  csob: '/csob/api/v1.9',
  gpOrder: '/gp-webpay/order.do',
  gpService: '/gp-webpay/service',
  tokenization: '/tokenization/begin',
  tokenizationStatus: '/tokenization/status',
} as const;

/** The merchant's ids in the simulators. */
export const simulatedMerchant = { csob: 'M1MIPSLINKA', gpWebpay: '0000260001', tokenization: 'LINKA' } as const;

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

/** The system configuration's `paymentGatewayUrl`: the address to which browsers are sent for a payment. */
export function paymentGatewayUrl(configuration: Configuration, gateway: PaymentGateway): string {
  const { browser } = simulatorUrls(configuration);
  return gateway === 'CSOB'
    ? (configuration.csob?.apiUrl ?? `${browser}${simulatorPaths.csob}`)
    : (configuration.gpWebpay?.url ?? `${browser}${simulatorPaths.gpOrder}`);
}

/**
 * The system configuration's `tokenizationGatewayUrl`: the address where browsers register bank cards; undefined = no
 * such gateway.
 */
export const tokenizationGatewayUrl = (configuration: Configuration): string | undefined =>
  configuration.tokenization?.url ??
  (configuration.sandbox ? `${simulatorUrls(configuration).browser}${simulatorPaths.tokenization}` : undefined);
