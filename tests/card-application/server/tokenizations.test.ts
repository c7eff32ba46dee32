import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBankCardApplication } from '#contract/endpoints/card-application-writes.ts';
import { rejectCardApplication } from '#contract/endpoints/card-applications.ts';
import { finishTokenization, initTokenization } from '#contract/endpoints/tokenizations.ts';
import { refreshTokenization } from '#server/applications/tokenization/refresh-tokenization.ts';
import { sweepTokenizations } from '#server/applications/tokenization/sweep-tokenizations.ts';
import { adultDays } from '../../common/server/support/application.ts';
import { call, freshAccount, refusal, send, statusesOf } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';
import { newBankCardNumber, tokenizations } from '../../common/server/support/tokenization.ts';

let server: TestServer;
let tools: ReturnType<typeof tokenizations>;
beforeAll(async () => {
  server = await startServer({ workers: false });
  tools = tokenizations(server);
});
afterAll(() => server.stop());

const bankCardsOf = async (account: Parameters<typeof tools.cardsOf>[0]) =>
  (await tools.cardsOf(account)).filter(({ customerCardType }) => customerCardType === 'BANK');
const statesOf = async (applied: { readonly applicationId: number }) =>
  (await tools.attemptsOf(applied)).map(({ state }) => state);

describe('a new bank card (TOK-01)', () => {
  test('is registered when the gateway accepts it, with a masked number', async () => {
    const applied = await tools.applied();
    const fields = await tools.choose(await tools.begin(applied), 'register', { number: '4111111111111111' });
    const result = await tools.finish(applied, fields);
    expect(result).toEqual({
      outcome: 'REGISTERED',
      applicationId: applied.applicationId,
      cardNumber: '**** **** **** 1111',
    });
    const [card] = await bankCardsOf(applied);
    expect(card).toMatchObject({
      state: 'TOKENIZED',
      carrierType: 'BANK_CARD',
      cardNumber: '**** **** **** 1111',
      validFrom: '2026-11-21',
      validTo: '2030-12-31',
      marketingConsent: true,
      issued: null,
    });
    expect((await tools.applicationOf(applied)).bankCardId).toBe(card?.id);
  });

  test('is registered only one time, even if the return from the gateway is sent several times', async () => {
    const applied = await tools.applied();
    const fields = await tools.choose(await tools.begin(applied), 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => tools.finish(applied, fields)));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['REGISTERED', 'REGISTERED', 'REGISTERED']);
    await sweepTokenizations(server.services);
    expect(await bankCardsOf(applied)).toHaveLength(1);
    expect(await statesOf(applied)).toEqual(['REGISTERED']);
  });

  test.each(['refuse', 'cancel'] as const)('is not registered after %s; a new attempt can succeed', async (choice) => {
    const applied = await tools.applied();
    const refused = await tools.finish(applied, await tools.choose(await tools.begin(applied), choice));
    expect(refused).toMatchObject({ outcome: 'REFUSED', cardNumber: null });
    expect(await bankCardsOf(applied)).toEqual([]);
    const again = await tools.finish(applied, await tools.choose(await tools.begin(applied), 'register'));
    expect(again.outcome).toBe('REGISTERED');
    expect(await statesOf(applied)).toEqual(['REFUSED', 'REGISTERED']);
  });

  test('is requested by mail if no card has been registered half an hour after a refusal', async () => {
    const applied = await tools.applied();
    const other = await tools.applied();
    for (const one of [applied, other]) await tools.finish(one, await tools.choose(await tools.begin(one), 'cancel'));
    expect(await mailsTo(server, applied.username)).toEqual([]);
    await tools.finish(other, await tools.choose(await tools.begin(other), 'register'));
    server.clock.advance(30 * 60_000);
    const [mail, ...more] = await mailsTo(server, applied.username);
    expect([mail?.subject, more]).toEqual([expect.stringMatching(/zbývá zaregistrovat platební kartu$/), []]);
    expect(mail?.text).toContain(`/#/app/card-application/${String(applied.applicationId)}`);
    expect(await mailsTo(server, other.username)).toEqual([]);
  });

  test('is not requested by mail if a newer attempt was started before the refusal', async () => {
    const applied = await tools.applied();
    const first = await tools.begin(applied);
    await tools.begin(applied);
    await tools.finish(applied, await tools.choose(first, 'cancel'));
    server.clock.advance(30 * 60_000);
    expect(await mailsTo(server, applied.username)).toEqual([]);
  });

  test('is recognised if the same customer has registered it before', async () => {
    const number = newBankCardNumber();
    const applied = await tools.applied();
    await tools.finish(applied, await tools.choose(await tools.begin(applied), 'register', { number }));
    await call(server, rejectCardApplication, {
      token: applied.token,
      params: { id: applied.applicationId },
      body: { note: 'x' },
    });
    const body = {
      customerId: applied.customerId,
      marketingConsent: false,
      profileOne: { profileId: await tools.profileId('ADULT'), ...adultDays },
    };
    const { id } = await call(server, createBankCardApplication, { token: applied.token, body });
    const second = { ...applied, applicationId: id };
    await tools.finish(second, await tools.choose(await tools.begin(second), 'register', { number }));
    expect(await bankCardsOf(applied)).toHaveLength(1);
    expect((await tools.applicationOf(second)).bankCardId).toBe((await tools.applicationOf(applied)).bankCardId);
  });

  test('is refused if another customer has registered it', async () => {
    const number = newBankCardNumber();
    const first = await tools.applied();
    await tools.finish(first, await tools.choose(await tools.begin(first), 'register', { number }));
    const second = await tools.applied();
    const result = await tools.finish(second, await tools.choose(await tools.begin(second), 'register', { number }));
    expect(result).toMatchObject({ outcome: 'TAKEN', cardNumber: null });
    expect(await bankCardsOf(second)).toEqual([]);
    expect((await tools.applicationOf(second)).bankCardId).toBeNull();
    expect((await bankCardsOf(first)).map(({ state }) => state)).toEqual(['TOKENIZED']);
  });

  test("may have the same last digits as another customer's card", async () => {
    for (const number of ['4000999900001234', '4000888800001234']) {
      const applied = await tools.applied();
      const fields = await tools.choose(await tools.begin(applied), 'register', { number });
      expect((await tools.finish(applied, fields)).outcome).toBe('REGISTERED');
    }
  });
});

describe('the return from the gateway (TOK-01)', () => {
  test("is refused with a forged signature, and the gateway's own answer is used", async () => {
    const applied = await tools.applied();
    const redirect = await tools.begin(applied);
    const body = await tools.choose(redirect, 'forged');
    expect(body['result']).toBe('TOKENIZED');
    await refusal(server, finishTokenization, 'INVALID_TOKENIZATION_SIGNATURE', { token: applied.token, body });
    expect((await tools.finish(applied, { orderId: redirect.orderId })).outcome).toBe('PENDING');
    expect(await bankCardsOf(applied)).toEqual([]);
  });

  test('is refused if it was signed for another attempt', async () => {
    const first = await tools.applied();
    const signed = await tools.choose(await tools.begin(first), 'register');
    const second = await tools.applied();
    const { orderId } = await tools.begin(second);
    const body = { ...signed, orderId };
    await refusal(server, finishTokenization, 'INVALID_TOKENIZATION_SIGNATURE', { token: second.token, body });
    expect(await bankCardsOf(second)).toEqual([]);
  });

  test('has no effect while the gateway has not decided, even if it reports a success', async () => {
    const applied = await tools.applied();
    const body = await tools.choose(await tools.begin(applied), 'late', { delay: '30' });
    expect((await tools.finish(applied, body)).outcome).toBe('PENDING');
    server.clock.advance(31_000);
    expect((await tools.finish(applied, body)).outcome).toBe('REGISTERED');
  });

  test('is NOT_FOUND for another account', async () => {
    const applied = await tools.applied();
    const body = await tools.choose(await tools.begin(applied), 'register');
    const { token } = await freshAccount(server, 'adult');
    await refusal(server, finishTokenization, 'NOT_FOUND', { token, body });
    await refusal(server, finishTokenization, 'NOT_FOUND', { token: applied.token, body: { orderId: '9999999999' } });
    expect(await bankCardsOf(applied)).toEqual([]);
  });
});

describe('the shop asks the gateway on its own', () => {
  test('about a person who never returns', async () => {
    const applied = await tools.applied();
    await tools.choose(await tools.begin(applied), 'never');
    await sweepTokenizations(server.services);
    expect(await bankCardsOf(applied)).toEqual([]);
    server.clock.advance(6000);
    await sweepTokenizations(server.services);
    expect((await bankCardsOf(applied)).map(({ state }) => state)).toEqual(['TOKENIZED']);
    expect((await tools.applicationOf(applied)).bankCardId).not.toBeNull();
  });

  test("again if the server has stopped between the gateway's answer and the commit", async () => {
    const applied = await tools.applied();
    await tools.choose(await tools.begin(applied), 'never');
    const [attempt] = await tools.attemptsOf(applied);
    if (attempt === undefined) throw new Error('the attempt is stored');
    const { services, clock } = server;
    const stopping: typeof services.database.transaction = (work) =>
      services.database.transaction(async (transaction) => {
        await work(transaction);
        throw new Error('stopped');
      });
    const database = new Proxy(services.database, {
      get: (target, name) => (name === 'transaction' ? stopping : (Reflect.get(target, name) as unknown)),
    });
    await expect(refreshTokenization({ ...services, database }, attempt, clock.now())).rejects.toThrow('stopped');
    expect(await bankCardsOf(applied)).toEqual([]);
    expect(await statesOf(applied)).toEqual(['OPEN']);
    clock.advance(6000);
    await sweepTokenizations(services);
    expect(await bankCardsOf(applied)).toHaveLength(1);
    expect(await statesOf(applied)).toEqual(['REGISTERED']);
  });

  test('until the attempt has expired', async () => {
    const applied = await tools.applied();
    const { orderId } = await tools.begin(applied);
    server.clock.advance(15 * 60_000);
    await sweepTokenizations(server.services);
    expect(await statesOf(applied)).toEqual(['OPEN']);
    server.clock.advance(6 * 60_000);
    await sweepTokenizations(server.services);
    expect(await statesOf(applied)).toEqual(['EXPIRED']);
    expect((await tools.finish(applied, { orderId })).outcome).toBe('EXPIRED');
  });

  test('again after the gateway has not answered', async () => {
    const applied = await tools.applied();
    const fields = await tools.choose(await tools.begin(applied), 'register');
    await fetch(`${server.url}/sandbox/gateways/faults`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault: 'WRONG_SIGNATURE' }),
    });
    try {
      expect((await tools.finish(applied, fields)).outcome).toBe('PENDING');
      server.clock.advance(6000);
      await sweepTokenizations(server.services);
      expect((await tools.attemptsOf(applied)).map(({ state, unansweredChecks }) => [state, unansweredChecks])).toEqual(
        [['OPEN', 2]],
      );
    } finally {
      await fetch(`${server.url}/sandbox/gateways/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ fault: 'NONE' }),
      });
    }
    server.clock.advance(60_000);
    await sweepTokenizations(server.services);
    expect(await statesOf(applied)).toEqual(['REGISTERED']);
  });
});

describe('several attempts to register a card', () => {
  test('are one attempt if they have the same key', async () => {
    const applied = await tools.applied();
    const headers = { 'idempotency-key': 'the-same' };
    const first = await tools.begin(applied, { headers });
    expect(await tools.begin(applied, { headers })).toEqual(first);
    expect(await statesOf(applied)).toEqual(['OPEN']);
  });

  test('supersede each other; an older attempt that succeeds later registers its card only one time', async () => {
    const applied = await tools.applied();
    const older = await tools.begin(applied);
    const newer = await tools.begin(applied);
    expect(await statesOf(applied)).toEqual(['SUPERSEDED', 'OPEN']);
    expect((await tools.finish(applied, await tools.choose(older, 'register'))).outcome).toBe('REGISTERED');
    expect((await tools.finish(applied, await tools.choose(newer, 'register'))).outcome).toBe('CLOSED');
    expect(await bankCardsOf(applied)).toHaveLength(1);
  });

  test('leave only one attempt open if they start at the same time', async () => {
    const applied = await tools.applied();
    const start = () =>
      send(server, initTokenization, {
        token: applied.token,
        params: { id: applied.applicationId },
        body: { appRouteUrl: tools.accountPage },
      });
    expect(statusesOf(await Promise.all([start(), start(), start()]))).toEqual([200, 200, 200]);
    expect((await statesOf(applied)).filter((state) => state === 'OPEN')).toHaveLength(1);
  });
});

describe('an attempt to register a card is refused', () => {
  const attempt = ({ token, applicationId }: { token: string; applicationId: number }, appRouteUrl?: string) => ({
    token,
    params: { id: applicationId },
    body: { appRouteUrl: appRouteUrl ?? tools.accountPage },
  });

  test('for an application of another account', async () => {
    const applied = await tools.applied();
    const { token } = await freshAccount(server, 'adult');
    await refusal(server, initTokenization, 'NOT_FOUND', attempt({ ...applied, token }));
  });

  test('for an application that has its card, that was withdrawn, or that is for another kind of card', async () => {
    const applied = await tools.applied();
    await tools.finish(applied, await tools.choose(await tools.begin(applied), 'register'));
    await refusal(server, initTokenization, 'CARD_APPLICATION_CLOSED', attempt(applied));
    const withdrawn = await tools.applied();
    const redirect = await tools.begin(withdrawn);
    await call(server, rejectCardApplication, {
      token: withdrawn.token,
      params: { id: withdrawn.applicationId },
      body: { note: 'x' },
    });
    await refusal(server, initTokenization, 'CARD_APPLICATION_CLOSED', attempt(withdrawn));
    expect((await tools.finish(withdrawn, await tools.choose(redirect, 'register'))).outcome).toBe('CLOSED');
    const account = await tools.applicant();
    const chipCard = await tools.file(account);
    await refusal(
      server,
      initTokenization,
      'BANK_CARD_NOT_ALLOWED',
      attempt({ ...account, applicationId: chipCard.id }),
    );
  });

  test('if the operator accepts no bank cards', async () => {
    const applied = await tools.applied();
    await tools.withSettings({ bankCardAsCarrierAllowed: false }, () =>
      refusal(server, initTokenization, 'BANK_CARD_NOT_ALLOWED', attempt(applied)),
    );
  });

  test('with a return address that is not the account page', async () => {
    const applied = await tools.applied();
    const evil = [
      'https://evil.example/#/app/user-account',
      `${server.url}/#/app/shopping-cart`,
      `${server.url}/?x=1#/app/user-account`,
      `${server.url}/#/app/user-linked-account/${String(applied.customerId + 1)}`,
      `${server.url.replace('127.0.0.1', 'localhost')}/#/app/user-account`,
    ];
    for (const address of evil)
      await refusal(server, initTokenization, 'INVALID_RETURN_ADDRESS', attempt(applied, address));
    const linked = `${server.url}/#/app/user-linked-account/${String(applied.customerId)}`;
    expect((await tools.begin(applied, { appRouteUrl: linked })).callback).toBe(linked);
  });
});
