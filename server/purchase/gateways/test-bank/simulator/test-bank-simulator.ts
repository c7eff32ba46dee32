import { randomBytes } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';
import { secret } from '#server/platform/db/secret.ts';
import { simulatorUrls } from '#server/platform/remote/gateway-addresses.ts';
import type { GatewaySimulator } from '../../gateway-simulator.ts';
import { returnText, testBankSignature } from '../test-bank-message.ts';
import { stateOf, testBankBooks } from './test-bank-books.ts';
import { pagePath, servicePath, testBankRoutes } from './test-bank-routes.ts';

const path = '/test-bank';

const sharedSecret = (database: Database): Promise<string> =>
  secret(database, 'testBankSecret', () => randomBytes(32).toString('base64url'));

export const testBankSimulator: GatewaySimulator = {
  path,
  title: 'Test gateway',
  states: testBankBooks.states,
  charset: 'utf-8',
  async settings(configuration, database) {
    const { server, browser } = simulatorUrls(configuration);
    return {
      serviceUrl: `${server}${path}${servicePath}`,
      browserUrl: `${browser}${path}${pagePath}`,
      secret: await sharedSecret(database),
    };
  },
  start(services) {
    const key = () => sharedSecret(services.database);
    return {
      app: testBankRoutes(services, key),
      async returnFields(payment) {
        const fields = { testBankPayment: payment.paymentId, testBankState: stateOf(payment) };
        const signed = returnText(fields.testBankPayment, fields.testBankState);
        return { ...fields, testBankSignature: testBankSignature(await key(), signed) };
      },
    };
  },
};
