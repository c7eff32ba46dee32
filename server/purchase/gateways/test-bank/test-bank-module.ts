import * as v from 'valibot';
import { usualFields } from '../gateway-module.ts';
import type { GatewayModule } from '../gateway-module.ts';
import { testBankSimulator } from './simulator/test-bank-simulator.ts';
import { TestBankGateway } from './test-bank-gateway.ts';

const Settings = v.object({ serviceUrl: v.string(), browserUrl: v.string(), secret: v.string() });

/** A gateway for tests, which exists only as a simulator. It shows how little a gateway needs. */
export const testBankModule: GatewayModule<'TEST_BANK'> = {
  name: 'TEST_BANK',
  choice: 'testbank',
  unset: 'this gateway is for tests and exists only in a sandbox',
  returnFields: usualFields(['testBankPayment', 'testBankState', 'testBankSignature']),
  codeFields: ['testBankState'],
  resumesBegun: true,
  simulator: testBankSimulator,
  read: () => undefined,
  create: (settings, clock) => new TestBankGateway({ ...v.parse(Settings, settings), clock }),
};
