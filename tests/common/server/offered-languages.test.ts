import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { register, resetPassword } from '#contract/endpoints/auth.ts';
import { customerCards, customerTicketFares } from '#contract/endpoints/customers.ts';
import { ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { messages, supportedLocales } from '#contract/endpoints/i18n.ts';
import { orders } from '#contract/endpoints/orders.ts';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { uncheckedKey } from '#messages/keys/message-key.ts';
import { translate } from '#server/platform/i18n/translate.ts';
import { freshAddress, registration } from '../../visitor/server/visitor/support.ts';
import { call, freshAccount, send } from './support/call.ts';
import { mailsTo } from './support/mailbox.ts';
import { speak } from './support/speak.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

let server: TestServer;
let account: Awaited<ReturnType<typeof freshAccount>>;
beforeAll(async () => {
  server = await startServer({ workers: false });
  account = await freshAccount(server, 'adult');
});
afterAll(() => server.stop());

const set = (changes: Readonly<Record<string, unknown>>) =>
  server.services.settings.change(server.services.database, changes);
const headers = { 'accept-language': 'en-GB,en;q=0.9' };
const english = { headers };
const ownOptions = () => ({ token: account.token, params: { id: account.customerId }, headers });

describe('when the operator offers only Polish', () => {
  beforeEach(() => set({ multiLocalization: false, defaultLanguage: 'pl' }));

  test('texts are in Polish for any browser, and the headers say so', async () => {
    const answer = await send(server, messages, english);
    expect(answer.headers.get('content-language')).toBe('pl');
    expect(await answer.json()).toMatchObject({ data: { 'login.title': 'Logowanie' } });
    expect((await call(server, supportedLocales, english)).data).toEqual(['pl']);
  });

  test("settings and the names of lists' values are in Polish", async () => {
    const { allowedPaymentTypes } = await call(server, systemConfigurations, english);
    expect(allowedPaymentTypes[0]?.displayName).toBe(translate('pl', 'paymentType.BANK_CARD'));
    const states = await call(server, ticketFareStatesList, english);
    expect(states.map(({ displayName }) => displayName)).toContain(translate('pl', 'ticketFareState.ACTIVE'));
    const numbers = await call(server, globalSettings, ownOptions());
    expect(numbers[0]?.displayName).toBe(translate('pl', uncheckedKey(`globalSetting.${numbers[0]?.name ?? ''}`)));
  });

  test("a customer's cards, tickets and orders are in Polish", async () => {
    const [card] = (await call(server, customerCards, ownOptions())).items;
    expect(card?.currentState.state.displayName).toBe(
      translate('pl', uncheckedKey(`cardState.${card?.currentState.state.name ?? ''}`)),
    );
    const [fare] = (await call(server, customerTicketFares, ownOptions())).items;
    expect(fare?.state.displayName).toBe(translate('pl', uncheckedKey(`ticketFareState.${fare?.state.name ?? ''}`)));
    const [order] = (await call(server, orders, ownOptions())).items;
    expect(order?.state.displayName).toBe(translate('pl', uncheckedKey(`orderState.${order?.state.name ?? ''}`)));
  });

  test('a new account gets a Polish mail', async () => {
    const username = freshAddress();
    await call(server, register, { ...registration(username), headers });
    const [mail] = await mailsTo(server, username);
    expect(mail?.subject).toBe('Potwierdź swój adres e-mail');
  });

  test('an account that was created in English gets Polish mails', async () => {
    await speak(server, account, 'en');
    await call(server, resetPassword, { body: { value: account.username }, headers });
    const [mail] = await mailsTo(server, account.username);
    expect(mail?.html).toContain('<html lang="pl">');
  });
});

describe('when the operator offers several languages', () => {
  beforeEach(() =>
    set({ multiLocalization: true, defaultLanguage: 'sk', supportedLanguages: ['en', 'cs', 'en', 'sk'] }),
  );

  test('the default language is the first, and each language is offered one time', async () => {
    expect((await call(server, supportedLocales)).data).toEqual(['sk', 'en', 'cs']);
  });

  test.each([
    ['en', 'en'],
    ['ro, cs;q=0.5', 'cs'],
    ['ro', 'sk'],
    ['', 'sk'],
  ])('the texts for Accept-Language "%s" are in %s', async (acceptLanguage, locale) => {
    const answer = await send(server, messages, { headers: { 'accept-language': acceptLanguage } });
    expect(answer.headers.get('content-language')).toBe(locale);
  });
});
