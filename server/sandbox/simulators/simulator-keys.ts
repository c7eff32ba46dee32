import type { Services } from '../../platform/services/services.ts';
import { createSigner, createVerifier } from '../../purchase/gateways/rsa.ts';
import type { Signer, Verifier } from '../../purchase/gateways/rsa.ts';
import { sandboxKeys } from '../../purchase/gateways/sandbox-keys.ts';

/** A gateway's keys: it signs with its own key and verifies with the merchant's key. */
export interface GatewayKeys {
  readonly sign: Signer;
  readonly verify: Verifier;
}

export interface SimulatorKeys {
  readonly csob: GatewayKeys;
  readonly gpWebpay: GatewayKeys;
  readonly tokenization: GatewayKeys;
}

async function readKeys({ configuration, database }: Services): Promise<SimulatorKeys> {
  const keys = await sandboxKeys(database);
  const gpAlgorithm = configuration.gpWebpay?.digestAlgorithm ?? 'RSA-SHA1';
  return {
    csob: {
      sign: createSigner(keys.csobGatewayKey, 'RSA-SHA256'),
      verify: createVerifier(keys.csobMerchantKey, 'RSA-SHA256'),
    },
    gpWebpay: {
      sign: createSigner(keys.gpGatewayKey, gpAlgorithm),
      verify: createVerifier(keys.gpMerchantKey, gpAlgorithm),
    },
    tokenization: {
      sign: createSigner(keys.tokenizationGatewayKey, 'RSA-SHA256'),
      verify: createVerifier(keys.tokenizationMerchantKey, 'RSA-SHA256'),
    },
  };
}

/** The keys of the simulators; they are read at first use and cached. */
export function lazyKeys(services: Services): () => Promise<SimulatorKeys> {
  let keys: Promise<SimulatorKeys> | undefined;
  return () => (keys ??= readKeys(services));
}
