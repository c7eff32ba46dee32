import * as v from 'valibot';
import { parseGroup } from '#server/platform/configuration/parse-variables.ts';
import { readRsaPrivateKey, readRsaPublicKey } from '#server/platform/configuration/read-keys.ts';
import { Address, Text } from '#server/platform/configuration/values.ts';
import { usualFields } from '../gateway-module.ts';
import type { GatewayModule } from '../gateway-module.ts';
import { createSigner, createVerifier } from '../rsa.ts';
import { GpGateway } from './gp-gateway.ts';
import { createGpStandIn } from './gp-stand-in.ts';
import { gpReturnFields } from './gp-text.ts';
import { gpSimulator } from './simulator/gp-simulator.ts';

const digests = ['RSA-SHA1', 'RSA-SHA256'] as const;

const Variables = v.object({
  GPWEBPAY_URL: Address,
  GPWEBPAY_STATUS_URL: Address,
  GPWEBPAY_MERCHANT_NUMBER: v.pipe(v.string(), v.regex(/^\d{1,10}$/, 'must have digits only, at most ten')),
  GPWEBPAY_PRIVATE_KEY_FILE: Text,
  GPWEBPAY_GATEWAY_KEY_FILE: Text,
  GPWEBPAY_DIGEST: v.optional(v.picklist(digests, 'must be RSA-SHA1 or RSA-SHA256'), 'RSA-SHA1'),
});

/** GP webpay's addresses, our merchant there, and the keys (PEM). */
const Settings = v.object({
  url: v.string(),
  statusUrl: v.string(),
  merchantNumber: v.string(),
  privateKey: v.string(),
  gatewayPublicKey: v.string(),
  digestAlgorithm: v.picklist(digests),
});

/** The second gateway: GP webpay HTTP API (docs/gateway-messages.md). */
export const gpModule: GatewayModule<'GP_WEBPAY'> = {
  name: 'GP_WEBPAY',
  choice: 'gpwebpay',
  unset: 'GPWEBPAY_URL and the other variables of GPWEBPAY_… are not set',
  returnFields: { ...usualFields(gpReturnFields), DIGEST: 2000, DIGEST1: 2000, ADDINFO: 4000 },
  codeFields: ['OPERATION', 'PRCODE', 'SRCODE'],
  // It accepts a form only once (its code 14, docs/gateway-messages.md).
  resumesBegun: false,
  simulator: gpSimulator,
  read(environment) {
    const variables = parseGroup('GPWEBPAY_', Variables, environment);
    return variables === undefined
      ? undefined
      : {
          url: variables.GPWEBPAY_URL,
          statusUrl: variables.GPWEBPAY_STATUS_URL,
          merchantNumber: variables.GPWEBPAY_MERCHANT_NUMBER,
          privateKey: readRsaPrivateKey('GPWEBPAY_PRIVATE_KEY_FILE', variables.GPWEBPAY_PRIVATE_KEY_FILE),
          gatewayPublicKey: readRsaPublicKey('GPWEBPAY_GATEWAY_KEY_FILE', variables.GPWEBPAY_GATEWAY_KEY_FILE),
          digestAlgorithm: variables.GPWEBPAY_DIGEST,
        };
  },
  create(settings) {
    const { url, statusUrl, merchantNumber, privateKey, gatewayPublicKey, digestAlgorithm } = v.parse(
      Settings,
      settings,
    );
    const merchant = {
      merchantNumber,
      sign: createSigner(privateKey, digestAlgorithm),
      verify: createVerifier(gatewayPublicKey, digestAlgorithm),
    };
    return new GpGateway({
      ...merchant,
      browserUrl: url,
      webService: createGpStandIn({ ...merchant, serviceUrl: statusUrl }),
    });
  },
};
