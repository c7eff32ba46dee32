import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetPassword } from '#contract/endpoints/auth.ts';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { checkIsicNumber } from '#contract/endpoints/customer-writes.ts';
import { inserted } from '#server/platform/db/inserted.ts';
import { bankCardTokenizations, orders, payments, storedObjects } from '#server/platform/db/schema.ts';
import { enqueue } from '#server/platform/outbox/enqueue.ts';
import { applications, newIsicNumber } from '#tests/common/server/support/application.ts';
import { attachmentForm, smallPdf } from '#tests/common/server/support/attachment-form.ts';
import { fileApplication, typesOf } from '#tests/common/server/support/attachments.ts';
import { call, send } from '#tests/common/server/support/call.ts';
import { silentService } from '#tests/common/server/support/silent-service.ts';
import type { SilentService } from '#tests/common/server/support/silent-service.ts';
import { startServer } from '#tests/common/server/support/start-server.ts';
import { newPair } from './gateways/keys.ts';
import { newCustomer } from './support/customer.ts';
import type { Customer } from './support/customer.ts';
import { beginPayment, choose, goToGateway } from './support/payer.ts';
import type { Shop } from './support/shop.ts';

const services = ['smtp', 'csob', 'tokenization', 'isic', 'oldCards', 'clamd', 's3'] as const;
type Service = (typeof services)[number];

let silent: Readonly<Record<Service, SilentService>>;
let shop: Shop;
beforeAll(async () => {
  const entries = await Promise.all(services.map(async (name) => [name, await silentService()] as const));
  silent = Object.fromEntries(entries) as Record<Service, SilentService>;
  const { privateKey, publicKey: gatewayPublicKey } = newPair();
  const keys = { privateKey, gatewayPublicKey };
  const server = await startServer({
    configuration: {
      paymentGateway: 'GP_WEBPAY',
      smtpUrl: silent.smtp.url.replace('http', 'smtp'),
      gateways: { CSOB: { apiUrl: silent.csob.url, merchantId: 'M1MIPS0001', ...keys } },
      tokenization: { url: silent.tokenization.url, statusUrl: silent.tokenization.url, providerId: 'LINKA', ...keys },
      isicRegisterUrl: silent.isic.url,
      oldCardSystem: { url: silent.oldCards.url, token: 'token' },
      clamd: { host: '127.0.0.1', port: silent.clamd.port },
      s3: {
        endpoint: silent.s3.url,
        region: 'us-east-1',
        bucket: 'linka',
        accessKey: 'key',
        secretKey: 'secret',
        onlyRead: false,
      },
    },
  });
  shop = { ...server, today: () => server.clock.now().toISOString().slice(0, 10) };
});
afterAll(async () => {
  for (const service of Object.values(silent)) service.close();
  await shop.stop();
});

/** Makes two payments at the first gateway: one to be checked, and one to be returned. */
async function payAtCsob({ accountId }: Customer): Promise<void> {
  const { database } = shop.services;
  const now = shop.clock.now();
  for (const state of ['IN_PROGRESS', 'REVERSING'] as const) {
    const values = { accountId, state: 'PENDING', price: 1000, paymentType: 'BANK_CARD', issued: now } as const;
    const order = inserted(await database.insert(orders).values(values).returning());
    const attempt = { orderId: order.id, gateway: 'CSOB', amount: 1000, currency: 'CZK', state, created: now } as const;
    const nextCheckAt = state === 'IN_PROGRESS' ? now : null;
    const payment = inserted(
      await database
        .insert(payments)
        .values({ ...attempt, gatewayPaymentId: randomUUID(), nextCheckAt })
        .returning(),
    );
    if (state === 'REVERSING') await enqueue(database, ['REVERSE_PAYMENT'], payment.id, now);
  }
}

/** Lets the workers and other calls wait for every service. */
async function waitForAll(): Promise<void> {
  const { database } = shop.services;
  const now = shop.clock.now();
  const customer = await newCustomer(shop);
  const { accountId, token } = customer;
  await call(shop, resetPassword, { body: { value: customer.username } });
  await payAtCsob(customer);
  const applicationId = await fileApplication(shop, customer);
  await database
    .insert(bankCardTokenizations)
    .values({ applicationId, accountId, state: 'OPEN', created: now, nextCheckAt: now });
  await database.insert(storedObjects).values({ id: randomUUID(), state: 'ERASED', written: now });
  const profile = await applications(shop).profileId('STUDENT');
  const holder = { firstName: 'Nora', lastName: 'Nová', isicNumber: newIsicNumber(), customerProfileId: profile };
  const form = attachmentForm({
    name: 'x.pdf',
    content: smallPdf,
    typeId: (await typesOf(shop)).pupil,
    isProfileOne: true,
  });
  for (const waiting of [
    send(shop, checkIsicNumber, { token, query: holder }),
    send(shop, uploadAttachment, { token, params: { id: applicationId }, body: form }),
    shop.services.oldCardSystem.balanceOf({ cardNumber: '1', firstName: 'Nora', lastName: 'Nová', birthDay: null }),
  ])
    waiting.catch(() => undefined);
  await expect
    .poll(() => services.filter((name) => silent[name].waiting() === 0), { timeout: 8000, interval: 20 })
    .toEqual([]);
}

test('an order is paid and delivered while no other service answers (PAY-05)', async () => {
  await waitForAll();
  const { customer: _, id, begun } = await beginPayment(shop);
  await choose(await goToGateway(begun), 'pay');
  // The customer does not return: the server checks the payment without them.
  shop.clock.advance(10_000);
  const { database } = shop.services;
  const deliveredAt = async () =>
    (await database.select({ deliveredAt: orders.deliveredAt }).from(orders).where(eq(orders.id, id)))[0]?.deliveredAt;
  await expect.poll(deliveredAt, { timeout: 6000, interval: 50 }).not.toBeNull();
  expect(services.filter((name) => silent[name].waiting() === 0)).toEqual([]);
});
