import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteBankCard } from '#contract/endpoints/bank-cards.ts';
import { initTokenization } from '#contract/endpoints/tokenizations.ts';
import { settleTokenization } from '#server/applications/tokenization/settle-tokenization.ts';
import { accountLinks, cardApplications, customerCards } from '#server/platform/db/schema.ts';
import { call, refusal } from '../../common/server/support/call.ts';
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

type Applied = Awaited<ReturnType<typeof tools.applied>>;
const database = () => server.services.database;
const register = async (applied: Applied, number: string) =>
  tools.finish(applied, await tools.choose(await tools.begin(applied), 'register', { number }));
const bankCardOf = async (applied: Applied) => {
  const card = (await tools.cardsOf(applied)).find(({ customerCardType }) => customerCardType === 'BANK');
  if (card === undefined) throw new Error('the bank card is registered');
  return card;
};

describe('a bank card that its customer registers again (TOK-01)', () => {
  test.each([
    ['has ended', { state: 'EXPIRED', validTo: '2026-10-31' }, 'TOKENIZED'],
    ['would end soon', { state: 'BLOCKED', validTo: '2026-11-30' }, 'BLOCKED'],
    ['is in use', { state: 'ACTIVE', validTo: '2026-10-31' }, 'ACTIVE'],
  ] as const)('gets, if the card %s, the number and the last day that its bank reports', async (_, before, state) => {
    const number = newBankCardNumber();
    const applied = await tools.applied();
    await register(applied, number);
    const { id, cardNumber } = await bankCardOf(applied);
    const change = { ...before, main: false, cardNumber: '**** **** **** 0000' };
    await database().update(customerCards).set(change).where(eq(customerCards.id, id));
    await database()
      .update(cardApplications)
      .set({ bankCardId: null })
      .where(eq(cardApplications.id, applied.applicationId));
    expect(await register(applied, number)).toMatchObject({ outcome: 'REGISTERED', cardNumber });
    expect(await bankCardOf(applied)).toMatchObject({ id, state, cardNumber, validTo: '2030-12-31' });
  });
});

test('a bank card that its customer has deleted can be registered by another customer', async () => {
  const number = newBankCardNumber();
  const [applied, other] = [await tools.applied(), await tools.applied()];
  await register(applied, number);
  const { id } = await bankCardOf(applied);
  expect(await register(other, number)).toMatchObject({ outcome: 'TAKEN' });
  await call(server, deleteBankCard, { token: applied.token, params: { id } });
  expect(await register(other, number)).toMatchObject({ outcome: 'REGISTERED' });
});

describe('a bank card at the end of its validity (TOK-01)', () => {
  test.each([
    ['is registered on its last day', '2026-11-21', 'REGISTERED'],
    ['is refused after its last day', '2026-11-20', 'REFUSED'],
  ])('%s', async (_, validTo, state) => {
    const applied = await tools.applied();
    await tools.begin(applied);
    const [attempt] = await tools.attemptsOf(applied);
    if (attempt === undefined) throw new Error('the attempt is stored');
    const card = { token: `tok_${validTo}`, cardNumber: '**** **** **** 1234', validTo };
    const settled = await settleTokenization(database(), attempt, { state: 'TOKENIZED', card }, server.clock.now());
    expect(settled.state).toBe(state);
  });
});

describe('an attempt to register a bank card', () => {
  test('is opened in the language of its reader', async () => {
    const applied = await tools.applied();
    const { language, text } = await tools.begin(applied, { headers: { 'accept-language': 'en' } });
    expect(language).toBe('en');
    expect(text).toContain('application');
  });

  test('does not change the attempts of other applications', async () => {
    const [one, other] = [await tools.applied(), await tools.applied()];
    await tools.begin(one);
    await tools.begin(other);
    expect((await tools.attemptsOf(one)).map(({ state }) => state)).toEqual(['OPEN']);
  });

  test('is refused after the account has lost its link to the customer', async () => {
    const applied = await tools.applied();
    await database().delete(accountLinks).where(eq(accountLinks.accountId, applied.accountId));
    const { token, applicationId: id } = applied;
    const body = { appRouteUrl: tools.accountPage };
    await refusal(server, initTokenization, 'NOT_FOUND', { token, params: { id }, body });
    expect(await tools.attemptsOf(applied)).toEqual([]);
  });
});
