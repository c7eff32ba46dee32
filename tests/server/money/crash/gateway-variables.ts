import { createPrivateKey, createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../../../server/db/database.ts';
import { simulatedMerchant } from '../../../../server/gateways/gateway-addresses.ts';
import { sandboxKeys } from '../../../../server/gateways/sandbox-keys.ts';

const publicPem = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();

/** The variables by which a server finds another server's first gateway as if it were the world's; keys as files. */
export async function gatewayVariables(
  gateway: { readonly url: string; readonly database: Database },
  folder: string,
): Promise<Record<string, string>> {
  const keys = await sandboxKeys(gateway.database);
  const [own, theirs] = [join(folder, 'merchant.pem'), join(folder, 'gateway.pem')];
  writeFileSync(own, keys.csobMerchantKey);
  writeFileSync(theirs, publicPem(keys.csobGatewayKey));
  return {
    CSOB_API_URL: `${gateway.url}/sandbox/gateways/csob/api/v1.9`,
    CSOB_MERCHANT_ID: simulatedMerchant.csob,
    CSOB_PRIVATE_KEY_FILE: own,
    CSOB_GATEWAY_KEY_FILE: theirs,
  };
}
