import { createPrivateKey, createPublicKey } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentGateway } from '#contract/enumerations.ts';
import type { Database } from '#server/platform/db/database.ts';
import { simulatedMerchant, simulatorPath, simulatorPaths } from '#server/platform/remote/gateway-addresses.ts';
import { sandboxKeys } from '#server/purchase/gateways/sandbox-keys.ts';

const publicPem = (privateKey: string): string =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();

const chosen: Readonly<Record<PaymentGateway, string>> = { CSOB: 'csob', GP_WEBPAY: 'gpwebpay' };

/** The variable that selects the gateway for new payments. */
export const gatewayChoiceOf = (gateway: PaymentGateway): Record<string, string> => ({
  PAYMENT_GATEWAY: chosen[gateway],
});

/**
 * The variables with which a server uses another server's simulators like real gateways. The keys are written to files.
 */
export async function gatewayVariables(
  gateway: { readonly url: string; readonly database: Database },
  folder: string,
): Promise<Record<string, string>> {
  const keys = await sandboxKeys(gateway.database);
  const fileOf = (name: string, key: string): string => {
    const path = join(folder, name);
    writeFileSync(path, key);
    return path;
  };
  const simulators = `${gateway.url}${simulatorPath}`;
  return {
    CSOB_API_URL: `${simulators}${simulatorPaths.csob}`,
    CSOB_MERCHANT_ID: simulatedMerchant.csob,
    CSOB_PRIVATE_KEY_FILE: fileOf('csob-merchant.pem', keys.csobMerchantKey),
    CSOB_GATEWAY_KEY_FILE: fileOf('csob-gateway.pem', publicPem(keys.csobGatewayKey)),
    GPWEBPAY_URL: `${simulators}${simulatorPaths.gpOrder}`,
    GPWEBPAY_STATUS_URL: `${simulators}${simulatorPaths.gpService}`,
    GPWEBPAY_MERCHANT_NUMBER: simulatedMerchant.gpWebpay,
    GPWEBPAY_PRIVATE_KEY_FILE: fileOf('gp-merchant.pem', keys.gpMerchantKey),
    GPWEBPAY_GATEWAY_KEY_FILE: fileOf('gp-gateway.pem', publicPem(keys.gpGatewayKey)),
  };
}
