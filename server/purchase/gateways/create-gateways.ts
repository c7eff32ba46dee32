import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  paymentGatewayUrl,
  simulatedMerchant,
  simulatorPaths,
  simulatorUrls,
} from '../../platform/remote/gateway-addresses.ts';
import type { Gateway, Gateways } from '../../platform/services/gateways.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { CsobGateway } from './csob/csob-gateway.ts';
import { GpGateway } from './gp-webpay/gp-gateway.ts';
import { createGpStandIn } from './gp-webpay/gp-stand-in.ts';
import { createSigner, createVerifier } from './rsa.ts';
import type { DigestAlgorithm } from './rsa.ts';
import { sandboxKeys } from './sandbox-keys.ts';
import type { SandboxKeys } from './sandbox-keys.ts';

function createCsob(
  configuration: Configuration,
  clock: Clock,
  keys: SandboxKeys | undefined,
): CsobGateway | undefined {
  const real = configuration.csob;
  const privateKey = real?.privateKey ?? keys?.csobMerchantKey;
  const gatewayKey = real?.gatewayPublicKey ?? keys?.csobGatewayKey;
  if (privateKey === undefined || gatewayKey === undefined) return undefined;
  return new CsobGateway({
    apiUrl: real?.apiUrl ?? `${simulatorUrls(configuration).server}${simulatorPaths.csob}`,
    browserUrl: paymentGatewayUrl(configuration, 'CSOB'),
    merchantId: real?.merchantId ?? simulatedMerchant.csob,
    sign: createSigner(privateKey, 'RSA-SHA256'),
    verify: createVerifier(gatewayKey, 'RSA-SHA256'),
    clock,
  });
}

function createGp(configuration: Configuration, keys: SandboxKeys | undefined): GpGateway | undefined {
  const real = configuration.gpWebpay;
  const algorithm: DigestAlgorithm = real?.digestAlgorithm ?? 'RSA-SHA1';
  const privateKey = real?.privateKey ?? keys?.gpMerchantKey;
  const gatewayKey = real?.gatewayPublicKey ?? keys?.gpGatewayKey;
  if (privateKey === undefined || gatewayKey === undefined) return undefined;
  const merchant = {
    merchantNumber: real?.merchantNumber ?? simulatedMerchant.gpWebpay,
    sign: createSigner(privateKey, algorithm),
    verify: createVerifier(gatewayKey, algorithm),
  };
  const serviceUrl = real?.statusUrl ?? `${simulatorUrls(configuration).server}${simulatorPaths.gpService}`;
  return new GpGateway({
    ...merchant,
    browserUrl: paymentGatewayUrl(configuration, 'GP_WEBPAY'),
    webService: createGpStandIn({ ...merchant, serviceUrl }),
  });
}

/**
 * The configured gateways. In the sandbox, a gateway that is not configured is replaced by its simulator, with keys made
 * at the first start. `byName` throws for a gateway that has no keys.
 */
export async function createGateways(
  configuration: Configuration,
  database: Database,
  clock: Clock,
): Promise<Gateways> {
  const keys = configuration.sandbox ? await sandboxKeys(database) : undefined;
  const gateways: Readonly<Record<PaymentGateway, Gateway | undefined>> = {
    CSOB: createCsob(configuration, clock, keys),
    GP_WEBPAY: createGp(configuration, keys),
  };
  return {
    byName(name) {
      const gateway = gateways[name];
      if (gateway === undefined) throw new Error(`the gateway ${name} is not configured`);
      return gateway;
    },
  };
}
