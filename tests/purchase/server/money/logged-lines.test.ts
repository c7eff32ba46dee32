import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transferBalance } from '#contract/endpoints/balance-transfer.ts';
import { finishTokenization } from '#contract/endpoints/tokenizations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { payments } from '#server/platform/db/schema.ts';
import { refusal } from '#tests/common/server/support/call.ts';
import { tokenizations } from '#tests/common/server/support/tokenization.ts';
import { cardOf, newCustomer } from './support/customer.ts';
import { during } from './support/gateway-fault.ts';
import { newOldCard } from './support/old-cards.ts';
import { beginPayment, choose, comeBackRefused, goToGateway, nameOf } from './support/payer.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const lines: string[] = [];
let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ logTo: (line) => lines.push(line) });
});
afterAll(() => shop.stop());
beforeEach(() => {
  lines.length = 0;
});

/** Checks that exactly one line has the message, and that no line contains any of the secrets. */
function expectLogged(message: string, secrets: readonly string[]): void {
  expect(lines.filter((line) => line.includes(message))).toHaveLength(1);
  for (const secret of secrets) {
    expect(secret).not.toBe('');
    expect(lines.join('\n')).not.toContain(secret);
  }
}

describe('the log of the operator', () => {
  test.each([
    ['UNAVAILABLE', 'OLD_CARD_SYSTEM_UNAVAILABLE', 'the old card system is unavailable'],
    ['NO_ANSWER_AFTER_TAKING', 'BALANCE_TRANSFER_PENDING', 'a balance transfer is not decided'],
  ] as const)(
    'has a line without the card number if the old card system does not answer (%s)',
    async (fault, name: ErrorName, message) => {
      const customer = await newCustomer(shop);
      const { cardNumber } = await cardOf(shop, customer);
      const old = await newOldCard(shop, { fault });
      const body = { pakCardNumber: old, mapCardNumber: cardNumber };
      await refusal(shop, transferBalance, name, { token: customer.token, body });
      expectLogged(message, [old, cardNumber, 'Dvořáková']);
    },
  );

  test('has a line without the return fields if the return fields of a registration are forged', async () => {
    const bank = tokenizations(shop);
    const applied = await bank.applied();
    const body = await bank.choose(await bank.begin(applied), 'forged');
    lines.length = 0;
    await refusal(shop, finishTokenization, 'INVALID_TOKENIZATION_SIGNATURE', { token: applied.token, body });
    expectLogged('a forged return of a registration was refused', [body['sign'] ?? '', applied.token]);
  });

  test("has a line with the payment's id, but no data of the payer, if its return fields are forged", async () => {
    const { customer, begun } = await beginPayment(shop);
    const [fields = {}] = await choose(await goToGateway(begun), 'forged');
    lines.length = 0;
    expect((await comeBackRefused(shop, customer, begun, fields)).name).toBe('INVALID_PAYMENT_SIGNATURE');
    expectLogged('a forged return was refused', [
      customer.token,
      ...Object.values(fields).filter((text) => text.length > 20),
    ]);
    const line = lines.find((one) => one.includes('a forged return was refused')) ?? '{}';
    const [payment] = await shop.services.database
      .select({ id: payments.id })
      .from(payments)
      .where(eq(payments.gatewayPaymentId, nameOf(begun)));
    expect(JSON.parse(line)).toMatchObject({ level: 40, paymentId: payment?.id });
  });

  test('has a line with the reason why a registration of a bank card could not be checked', async () => {
    const bank = tokenizations(shop);
    const applied = await bank.applied();
    const fields = await bank.choose(await bank.begin(applied), 'register', { number: '4111222233334444' });
    lines.length = 0;
    await during(shop, 'WRONG_SIGNATURE', () => bank.finish(applied, fields));
    expectLogged('a registration of a bank card could not be checked', ['4111222233334444', fields['sign'] ?? '']);
    expect(lines.join('\n')).toContain('answer with a wrong signature');
  });
});
