import * as v from 'valibot';
import { parseGroup } from '#server/platform/configuration/parse-variables.ts';
import { readRsaPrivateKey, readRsaPublicKey } from '#server/platform/configuration/read-keys.ts';
import { BaseAddress, GivenName, Text } from '#server/platform/configuration/values.ts';
import { usualFields } from '../gateway-module.ts';
import type { GatewayModule } from '../gateway-module.ts';
import { createSigner, createVerifier } from '../rsa.ts';
import { CsobGateway } from './csob-gateway.ts';
import { csobFields } from './csob-text.ts';
import { csobSimulator } from './simulator/csob-simulator.ts';

const Variables = v.object({
  CSOB_API_URL: BaseAddress,
  CSOB_MERCHANT_ID: GivenName,
  CSOB_PRIVATE_KEY_FILE: Text,
  CSOB_GATEWAY_KEY_FILE: Text,
});

/** ČSOB's addresses, our merchant there, and the keys (PEM). */
const Settings = v.object({
  apiUrl: v.string(),
  /** The address for browsers; it differs from `apiUrl` only in the sandbox. */
  browserUrl: v.optional(v.string()),
  merchantId: v.string(),
  privateKey: v.string(),
  gatewayPublicKey: v.string(),
});

/** The first gateway: ČSOB eAPI 1.9 (docs/gateway-messages.md). */
export const csobModule: GatewayModule<'CSOB'> = {
  name: 'CSOB',
  choice: 'csob',
  unset: 'CSOB_API_URL and the other variables of CSOB_… are not set',
  returnFields: usualFields([...csobFields.return, 'signature']),
  codeFields: ['resultCode', 'paymentStatus'],
  resumesBegun: true,
  simulator: csobSimulator,
  read(environment) {
    const variables = parseGroup('CSOB_', Variables, environment);
    return variables === undefined
      ? undefined
      : {
          apiUrl: variables.CSOB_API_URL,
          merchantId: variables.CSOB_MERCHANT_ID,
          privateKey: readRsaPrivateKey('CSOB_PRIVATE_KEY_FILE', variables.CSOB_PRIVATE_KEY_FILE),
          gatewayPublicKey: readRsaPublicKey('CSOB_GATEWAY_KEY_FILE', variables.CSOB_GATEWAY_KEY_FILE),
        };
  },
  create(settings, clock) {
    const { apiUrl, browserUrl = apiUrl, merchantId, privateKey, gatewayPublicKey } = v.parse(Settings, settings);
    return new CsobGateway({
      apiUrl,
      browserUrl,
      merchantId,
      sign: createSigner(privateKey, 'RSA-SHA256'),
      verify: createVerifier(gatewayPublicKey, 'RSA-SHA256'),
      clock,
    });
  },
};
