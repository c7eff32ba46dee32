import type { PaymentGateway } from '#contract/enumerations.ts';

/**
 * Whether a payer who has already opened the gateway's page may be sent there again. The second gateway accepts a form
 * only once (its code 14, docs/gateway-messages.md).
 */
export const resumesBegun: Readonly<Record<PaymentGateway, boolean>> = { CSOB: true, GP_WEBPAY: false };
