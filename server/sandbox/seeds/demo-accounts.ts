import type { Database } from '../../platform/db/database.ts';
import { inserted } from '../../platform/db/inserted.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { accountLinks, customerAccounts } from '../../platform/db/schema/accounts.ts';
import { buildAdult } from './demo/adult.ts';
import type { DemoContext } from './demo/demo-context.ts';
import { digitsFor, readOperator } from './demo/demo-context.ts';
import { buildFamily, buildParent } from './demo/families.ts';
import { buildGrowingUp } from './demo/growing-up.ts';
import { recordAccountCreation } from './demo/history.ts';
import { daysBefore } from './demo/moments.ts';
import { seedNumberedCards } from './demo/numbered-cards.ts';
import { buildOnlyManaged } from './demo/only-managed.ts';
import {
  buildBankCard,
  buildBankCards,
  buildExpiring,
  buildNoTicket,
  buildPhotoAgain,
  buildSenior,
  buildStudent,
  buildTwoCards,
  buildVirtualCard,
  buildWalletFull,
} from './demo/single-holders.ts';

/** The password of all demo accounts, which exist only in the sandbox. */
export const demoPassword = 'Linka-2026';

const accountOnly = (): Promise<void> => Promise.resolve();

const builders = {
  adult: buildAdult,
  parent: buildParent,
  'only-managed': buildOnlyManaged,
  newcomer: accountOnly,
  'bank-card': buildBankCard,
  'bank-cards': buildBankCards,
  'two-cards': buildTwoCards,
  'virtual-card': buildVirtualCard,
  expiring: buildExpiring,
  unverified: accountOnly,
  student: buildStudent,
  senior: buildSenior,
  'wallet-full': buildWalletFull,
  'no-ticket': buildNoTicket,
  'photo-again': buildPhotoAgain,
  operator: accountOnly,
  family: buildFamily,
  'growing-up': buildGrowingUp,
} as const satisfies Record<string, (context: DemoContext) => Promise<void>>;

export type DemoKey = keyof typeof builders;

export interface DemoAccount {
  readonly key: DemoKey;
  readonly username: string;
  /** The account's purpose in one line, for the person who starts the shop. */
  readonly purpose: string;
}

const account = (key: DemoKey, purpose: string): DemoAccount => ({ key, username: `${key}@linka.example`, purpose });

export const demoAccounts: readonly DemoAccount[] = [
  account('adult', 'adult with a card, its application, a wallet, tickets past, present and future, and orders'),
  account(
    'parent',
    'parent with two children, one waiting for a new card, and a managed adult; no ticket of their own yet',
  ),
  account(
    'only-managed',
    'no customer of their own, manages the cards of six people and of one whose name is not known',
  ),
  account('newcomer', 'new account without a customer'),
  account('bank-card', 'holder of a bank card: tickets, but no wallet'),
  account('bank-cards', 'holder of three bank cards: active, blocked and tokenized'),
  account('two-cards', 'holder of two active cards, neither of which is the main one'),
  account('virtual-card', 'holder of a virtual card with a wallet'),
  account('expiring', 'card that expires in 12 days: the banner, and tickets that outlast the card'),
  account('unverified', 'account whose e-mail is not verified: cannot log in'),
  account(
    'student',
    'student with an ISIC: tickets at the ISIC price; the profile ends in 45 days, long before the card',
  ),
  account('senior', 'senior, whose tickets may overlap; has filed two reclamations'),
  account('wallet-full', 'wallet so full that it cannot be topped up'),
  account('no-ticket', 'disability card holder, who travels free: no ticket to buy'),
  account('photo-again', 'the application for another card waits for a new photo'),
  account('operator', "operator's staff: opens the operator's desk"),
  account('family', 'two parents with three children, whose tickets end soon or have ended: the family board'),
  account(
    'growing-up',
    'parent whose card ends, a child who turns 15, a pupil until the end of August, a student with an ISIC: what changes soon',
  ),
];

export interface NewDemoAccount {
  readonly username: string;
  readonly passwordHash: string;
  /** The operator's calendar day at `now`, ISO. */
  readonly today: string;
  readonly now: Date;
}

export interface CreatedDemoAccount {
  readonly accountId: number;
  /** The account's own customer; null if the account has none. */
  readonly customerId: number | null;
}

/**
 * Creates a demo account with all its data under the given username, in one transaction. Throws when the username
 * exists. The operator must be seeded first (seed-operator.ts).
 */
export const createDemoAccount = (
  database: Database,
  key: DemoKey,
  { username, passwordHash, today, now }: NewDemoAccount,
): Promise<CreatedDemoAccount> =>
  database.transaction(async (transaction) => {
    const created = daysBefore(now, 400);
    const verified = key !== 'unverified';
    const role = key === 'operator' ? 'OPERATOR' : 'CUSTOMER';
    const { id: accountId } = inserted(
      await transaction
        .insert(customerAccounts)
        .values({ username, passwordHash, verified, role, termsAgreedAt: created, created })
        .returning({ id: customerAccounts.id }),
    );
    await recordAccountCreation(transaction, { accountId, verified, created });
    const operator = await readOperator(transaction);
    await builders[key]({
      database: transaction,
      accountId,
      username,
      today,
      now,
      operator,
      nextDigits: digitsFor(username),
    });
    return { accountId, customerId: await registeredCustomer(transaction, accountId) };
  });

async function registeredCustomer(database: Database, accountId: number): Promise<number | null> {
  const links = await database.select().from(accountLinks).where(eq(accountLinks.accountId, accountId));
  return links.find(({ type }) => type === 'REGISTERED')?.customerId ?? null;
}

async function exists(database: Database, username: string): Promise<boolean> {
  const sameName = sql`lower(${customerAccounts.username}) = ${username}`;
  const rows = await database.select({ id: customerAccounts.id }).from(customerAccounts).where(sameName);
  return rows.length > 0;
}

/** Creates the missing demo accounts, all with the same password, and the cards for tests of connecting. */
export const seedDemoAccounts = (database: Database, passwordHash: string, today: string, now: Date): Promise<void> =>
  database.transaction(async (transaction) => {
    for (const { key, username } of demoAccounts) {
      if (await exists(transaction, username)) continue;
      await createDemoAccount(transaction, key, { username, passwordHash, today, now });
    }
    await seedNumberedCards(transaction, today, now);
  });
