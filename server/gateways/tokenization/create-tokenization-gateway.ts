import type { Configuration } from '../../configuration/configuration.ts';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../time/clock.ts';
import { simulatedMerchant, simulatorPaths, simulatorUrls, tokenizationGatewayUrl } from '../gateway-addresses.ts';
import { createSigner, createVerifier } from '../rsa.ts';
import { sandboxKeys } from '../sandbox-keys.ts';
import { CardGateway } from './card-gateway.ts';
import type { TokenizationGateway } from './tokenization-gateway.ts';

/** The gateway by configuration; in the sandbox the simulator unless another one is configured, else none. */
export async function createTokenizationGateway(
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<TokenizationGateway | undefined> {
  const real = configuration.tokenization;
  const url = tokenizationGatewayUrl(configuration);
  if (url === undefined) return undefined;
  const keys = real === undefined ? await sandboxKeys(database) : undefined;
  return new CardGateway({
    url,
    statusUrl: real?.statusUrl ?? `${simulatorUrls(configuration).server}${simulatorPaths.tokenizationStatus}`,
    providerId: real?.providerId ?? simulatedMerchant.tokenization,
    sign: createSigner(real?.privateKey ?? keys?.tokenizationMerchantKey ?? '', 'RSA-SHA256'),
    verify: createVerifier(real?.gatewayPublicKey ?? keys?.tokenizationGatewayKey ?? '', 'RSA-SHA256'),
    clock,
  });
}
