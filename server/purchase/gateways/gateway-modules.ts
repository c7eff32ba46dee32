import type { PaymentGateway } from '#contract/enumerations.ts';
import { csobModule } from './csob/csob-module.ts';
import type { GatewayModule } from './gateway-module.ts';
import { gpModule } from './gp-webpay/gp-module.ts';
import { testBankModule } from './test-bank/test-bank-module.ts';

/** The payment gateways that the shop knows. A new gateway is a folder here, and one line. */
const modules: { readonly [Name in PaymentGateway]: GatewayModule<Name> } = {
  CSOB: csobModule,
  GP_WEBPAY: gpModule,
  TEST_BANK: testBankModule,
};

export const gatewayModules: readonly GatewayModule[] = Object.values(modules);

export const gatewayModule = (name: PaymentGateway): GatewayModule => modules[name];
