import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalSettings, globalSettingsMapPhone } from '#contract/endpoints/global-settings.ts';
import { supportedLocales } from '#contract/endpoints/i18n.ts';
import { changeSystemConfigurations, systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { locales } from '#contract/enumerations.ts';
import { call, freshAccount, logIn, refusal } from './support/call.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  token = await logIn(server, 'operator@linka.example');
});
afterAll(() => server.stop());

const change = (body: unknown) => call(server, changeSystemConfigurations, { token, body });
const read = () => call(server, systemConfigurations);

describe('the flags', () => {
  test('are changed by name, other flags stay unchanged, and the next read returns the changes', async () => {
    const before = await read();
    const answer = await change({ eWalletAllowed: false, currency: 'CZK', allowedPaymentTypes: ['INVOICE'] });
    const after = await read();
    expect(answer).toEqual(after);
    expect(after).toEqual({
      ...before,
      eWalletAllowed: false,
      allowedPaymentTypes: [{ id: 2, name: 'INVOICE', displayName: 'Faktura' }],
    });
    expect(await change({})).toEqual(after);
    await change({ eWalletAllowed: true, allowedPaymentTypes: ['BANK_CARD', 'INVOICE'] });
    expect(await read()).toEqual(before);
  });

  test('can contain links, addresses and the languages of the shop', async () => {
    const { footerLinks } = await read();
    const links = { ...footerLinks, faq: null, gdpr: 'https://shop.example/gdpr?lang=cs' };
    await change({ footerLinks: links, redirectAllowList: ['https://app.example/back'], redirectAfterStart: true });
    expect(await read()).toMatchObject({ footerLinks: links, redirectAllowList: ['https://app.example/back'] });
    await change({ multiLocalization: false, defaultLanguage: 'pl' });
    expect((await call(server, supportedLocales)).data).toEqual(['pl']);
    await change({ multiLocalization: true, defaultLanguage: 'cs', footerLinks, redirectAfterStart: false });
    expect((await call(server, supportedLocales)).data).toEqual([...locales]);
  });

  test('contain the amounts that the dialog of a top-up offers', async () => {
    const { offeredRecharges } = await read();
    await change({ offeredRecharges: [15_000] });
    expect((await read()).offeredRecharges).toEqual([15_000]);
    await change({ offeredRecharges });
  });

  test('keep all changes that are made at the same time', async () => {
    const names = ['eWalletAllowed', 'ticketFareAllowed', 'isIsicAllowed', 'persistentSideMenu', 'redirectAfterStart'];
    await Promise.all(names.flatMap((name) => [change({ [name]: true }), change({ [name]: true })]));
    const after = await read();
    expect(names.map((name) => Reflect.get(after, name))).toEqual(names.map(() => true));
    await change({ persistentSideMenu: false, redirectAfterStart: false });
  });

  const refused: readonly unknown[] = [
    { unknownFlag: true },
    { eWalletAllowed: true, CART_LIFETIME_IN_MINUTES: 1 },
    { withheldPages: ['order-list'] },
    { withheldPages: ['ticket-fare', 'ticket-fare'] },
    { numbers: { CART_LIFETIME_IN_MINUTES: 0.5 } },
    { fees: { CARD_ISSUE: 0 } },
    { offeredRecharges: [0] },
    { offeredRecharges: [100.5] },
    { offeredRecharges: [1, 2, 3, 4, 5, 6, 7] },
    { brand: 'lipany' },
    { paymentGateway: 'GP_WEBPAY' },
    { paymentGatewayUrl: 'https://evil.example' },
    { sandbox: false },
    { eWalletAllowed: 'true' },
    { eWalletAllowed: null },
    { eWalletAllowed: 0 },
    { defaultLanguage: 'de' },
    { currency: 'czk' },
    { currency: 'JPY' },
    { allowedPaymentTypes: ['CASH'] },
    { allowedPaymentTypes: ['INVOICE', 'INVOICE'] },
    { allowedPaymentTypes: 'INVOICE' },
    { redirectAllowList: ['http://app.example'] },
    { redirectAllowList: ['javascript:alert(1)'] },
    { redirectAllowList: [`https://app.example/${'x'.repeat(500)}`] },
    { redirectAllowList: Array.from({ length: 51 }, () => 'https://app.example') },
    { footerLinks: { gdpr: 'https://shop.example' } },
    {
      footerLinks: {
        termsAndConditions: 'javascript:alert(1)',
        gdpr: 'https://x.example',
        faq: null,
        accessibility: 'https://x.example',
        contacts: 'https://x.example',
      },
    },
    null,
    'eWalletAllowed',
  ];
  test.each(refused.map((body) => [body]))('refuse %j, and do not change', async (body) => {
    const before = await read();
    await refusal(server, changeSystemConfigurations, 'VALIDATION_ERROR', { token, body });
    expect(await read()).toEqual(before);
  });

  test('can be changed by the operator only', async () => {
    const body = { eWalletAllowed: false };
    await refusal(server, changeSystemConfigurations, 'UNAUTHENTICATED', { body });
    const customer = (await freshAccount(server, 'adult')).token;
    await refusal(server, changeSystemConfigurations, 'FORBIDDEN', { token: customer, body });
    expect((await read()).eWalletAllowed).toBe(true);
  });
});

test("the numbers for the telephone application are the same as the shop's", async () => {
  const { token: customer } = await freshAccount(server, 'adult');
  const headers = { 'map-phone-auth-token': 'sandbox-map-phone-token' };
  expect(await call(server, globalSettingsMapPhone, { headers })).toEqual(
    await call(server, globalSettings, { token: customer }),
  );
  await refusal(server, globalSettingsMapPhone, 'UNAUTHENTICATED', { token: customer });
  await refusal(server, globalSettingsMapPhone, 'UNAUTHENTICATED', { headers: { 'map-phone-auth-token': 'x' } });
});
