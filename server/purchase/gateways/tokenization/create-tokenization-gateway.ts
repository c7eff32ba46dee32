import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { Database } from '#server/platform/db/database.ts';
import {
  simulatedProvider,
  simulatorUrls,
  tokenizationGatewayUrl,
  tokenizationPaths,
} from '#server/platform/remote/gateway-addresses.ts';
import type { TokenizationGateway } from '#server/platform/services/tokenization-gateway.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { createSigner, createVerifier } from '../rsa.ts';
import { sandboxKeys } from '../sandbox-keys.ts';
import { CardGateway } from './card-gateway.ts';

/** The configured gateway. Without one, the sandbox uses the simulator, and any other installation has no gateway. */
export async function createTokenizationGateway(
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<TokenizationGateway | undefined> {
  const real = configuration.tokenization;
  const url = tokenizationGatewayUrl(configuration);
  if (url === undefined) return undefined;
  const keys = real === undefined ? await sandboxKeys(database, 'tokenization') : undefined;
  return new CardGateway({
    url,
    statusUrl: real?.statusUrl ?? `${simulatorUrls(configuration).server}${tokenizationPaths.status}`,
    providerId: real?.providerId ?? simulatedProvider,
    sign: createSigner(real?.privateKey ?? keys?.merchant ?? '', 'RSA-SHA256'),
    verify: createVerifier(real?.gatewayPublicKey ?? keys?.gateway ?? '', 'RSA-SHA256'),
    clock,
  });
}
