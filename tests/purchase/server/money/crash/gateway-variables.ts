import { createPrivateKey, createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#server/platform/db/database.ts';
import { sandboxKeys } from '#server/purchase/gateways/sandbox-keys.ts';
import type { GatewayKind } from '../support/gateways.ts';

const publicPem = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();

const chosen: Readonly<Record<GatewayKind, string>> = { CSOB: 'csob', GP_WEBPAY: 'gpwebpay' };

/** The variable that selects the gateway for new payments. */
export const gatewayChoiceOf = (gateway: GatewayKind): Record<string, string> => ({
  PAYMENT_GATEWAY: chosen[gateway],
});

/**
 * The variables with which a server uses another server's simulators like real gateways. The keys are written to files.
 */
export async function gatewayVariables(
  gateway: { readonly url: string; readonly database: Database },
  folder: string,
): Promise<Record<string, string>> {
  const csob = await sandboxKeys(gateway.database, 'csob');
  const gp = await sandboxKeys(gateway.database, 'gp');
  const fileOf = (name: string, key: string): string => {
    const path = join(folder, name);
    writeFileSync(path, key);
    return path;
  };
  const simulators = `${gateway.url}/sandbox/gateways`;
  return {
    CSOB_API_URL: `${simulators}/csob/api/v1.9`,
    CSOB_MERCHANT_ID: 'M1MIPSLINKA',
    CSOB_PRIVATE_KEY_FILE: fileOf('csob-merchant.pem', csob.merchant),
    CSOB_GATEWAY_KEY_FILE: fileOf('csob-gateway.pem', publicPem(csob.gateway)),
    GPWEBPAY_URL: `${simulators}/gp-webpay/order.do`,
    GPWEBPAY_STATUS_URL: `${simulators}/gp-webpay/service`,
    GPWEBPAY_MERCHANT_NUMBER: '0000260001',
    GPWEBPAY_PRIVATE_KEY_FILE: fileOf('gp-merchant.pem', gp.merchant),
    GPWEBPAY_GATEWAY_KEY_FILE: fileOf('gp-gateway.pem', publicPem(gp.gateway)),
  };
}
