import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { connectAssignedAccount, connectRegisteredAccount } from '#contract/endpoints/connect-account.ts';
import type { AccountLinkType } from '#contract/enumerations.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { accountLinks, customerCards, customers, eWallets } from '#server/platform/db/schema.ts';
import type { CounterCardKind } from '#server/sandbox/seeds/demo/counter-cards.ts';
import { call, freshAccount, refusal } from './call.ts';
import { counterCard, type CounterCard } from './counter-card.ts';
import { startServer, type TestServer } from './start-server.ts';

type Account = Awaited<ReturnType<typeof freshAccount>>;

const endpoints = { register: connectRegisteredAccount, assign: connectAssignedAccount } as const;
export type Mode = keyof typeof endpoints;

export const numbersOf = ({ cardNumber, applicationNumber }: CounterCard) => ({ cardNumber, applicationNumber });
export const by = ({ token }: Account, body: object) => ({ token, body });

/** Starts a server for tests that connect cards. Each test gets two new accounts. */
export function connecting() {
  let server: TestServer;
  let newcomer: Account;
  let parent: Account;
  const change = (values: Parameters<TestServer['services']['settings']['change']>[1]) =>
    server.services.settings.change(server.services.database, values);
  beforeAll(async () => {
    server = await startServer({ workers: false });
  });
  beforeEach(async () => {
    newcomer = await freshAccount(server, 'newcomer');
    parent = await freshAccount(server, 'parent');
    await change({ CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: 100_000 });
  });
  afterAll(() => server.stop());
  afterEach(() =>
    change({
      isAssignCardWithoutAgeRestrictionAllowed: null,
      haulierCardAsCarrierAllowed: null,
      CARD_CONNECTIONS_ALLOWED_PER_ACCOUNT: null,
      CARD_CONNECTIONS_ALLOWED_PER_ADDRESS: null,
      CARD_CONNECTIONS_ALLOWED_PER_CARD: null,
      REQUESTS_WINDOW_IN_MINUTES: null,
    }),
  );
  const linksOf = async ({ accountId }: Account) =>
    server.services.database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  return {
    get server() {
      return server;
    },
    /** An account without a customer. */
    get newcomer() {
      return newcomer;
    },
    /** The account of a mother who has children. */
    get parent() {
      return parent;
    },
    change,
    connect: (mode: Mode, account: Account, body: object) => call(server, endpoints[mode], by(account, body)),
    refused: (mode: Mode, account: Account, body: object, name: ErrorName) =>
      refusal(server, endpoints[mode], name, by(account, body)),
    issued: (account: Account, kind: CounterCardKind) => counterCard(server, account.accountId, kind),
    linksOf,
    typeOf: async (account: Account, { customerId }: CounterCard) =>
      (await linksOf(account)).find((link) => link.customerId === customerId)?.type,
    linkTo: (account: Account, { customerId }: CounterCard, type: AccountLinkType) =>
      server.services.database.insert(accountLinks).values({ accountId: account.accountId, customerId, type }),
    set: ({ customerId }: CounterCard, values: Partial<typeof customers.$inferInsert>) =>
      server.services.database.update(customers).set(values).where(eq(customers.id, customerId)),
    setCard: ({ cardNumber }: CounterCard, values: Partial<typeof customerCards.$inferInsert>) =>
      server.services.database.update(customerCards).set(values).where(eq(customerCards.cardNumber, cardNumber)),
    emptyWallet: async ({ customerId }: CounterCard) => {
      const { database } = server.services;
      const cards = database
        .select({ id: customerCards.id })
        .from(customerCards)
        .where(eq(customerCards.customerId, customerId));
      await database.update(eWallets).set({ currentAmount: 0 }).where(inArray(eWallets.cardId, cards));
    },
  };
}
