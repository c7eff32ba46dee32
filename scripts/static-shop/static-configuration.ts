import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { standardGateway } from '#contract/payment-gateways.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';

const { withheldPages: _, supplier: __, ...flags } = defaultFlags;

/**
 * The configuration with which the build renders log-in. The operator's own configuration is known only when the back
 * end has answered, so no address of the operator is shown.
 */
export const staticConfiguration: SystemConfiguration = {
  ...flags,
  allowedPaymentTypes: [],
  footerLinks: { termsAndConditions: '', gdpr: '', faq: null, accessibility: '', contacts: '' },
  brand: 'default',
  paymentGateway: standardGateway,
  paymentGatewayUrl: '',
  tokenizationGatewayUrl: null,
  offlinePassAllowed: false,
  extensions: [],
  sandbox: false,
};
